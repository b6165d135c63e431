import { comparable } from '../normalise.ts'
import { languagesSaid, type SaidLanguage } from '../spoken-languages.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { asidesIn } from './asides.ts'
import { availabilitiesIn } from './availability.ts'
import { budgetIn, budgetsOfOthers, type SaidBudget } from './budget.ts'
import { clausesOf } from './clauses.ts'
import { exclusionsIn } from './exclusions.ts'
import { hoursIn, type SaidHours } from './hours.ts'
import { type MessageWord, messageWords, textOf, type WordRange } from './message-words.ts'
import { rhythmsIn } from './outside.ts'
import { type Excluded, rejectedWork, rolesRejectedIn } from './rejected-work.ts'
import { askedFor, leadingIn, namedIn, type SaidWork, weighPieces } from './work.ts'

/** The work of a message: what is asked for, what isn't wanted, and what is to be weighed for roles. */
export interface ReadWork {
  readonly text: string
  readonly words: readonly MessageWord[]
  readonly hours: SaidHours | null
  readonly budget: SaidBudget | null
  /** For each word whether it asks for no work: it was read as something else, is excluded or an aside. */
  readonly taken: readonly boolean[]
  readonly excluded: readonly Excluded[]
  readonly excludedRoles: ReadonlySet<number>
  readonly work: readonly SaidWork[]
  /** What is asked for and isn't our trade; empty where work of ours is. */
  readonly outside: readonly WordRange[]
  /** Someone of another trade is asked for, and nobody of ours. */
  readonly isOtherTrade: boolean
  /** What asks for work, clause by clause; the message itself where it is a single one. */
  readonly clauses: readonly string[]
  /** The same with what the client tells beside it, which says most where nothing else says anything. */
  readonly withAsides: readonly string[]
  /** It is one clause that asks for work and nothing else. */
  readonly isPlain: boolean
  readonly languages: readonly SaidLanguage[]
}

export function markRange(taken: boolean[], stretch: WordRange | null): void {
  if (stretch !== null) taken.fill(true, stretch.from, stretch.to)
}

/** Whether nothing but general words is left: of 'I'm a realtor and I need an assistant' the aside says which. */
function isGeneral(vocabulary: Vocabulary, words: readonly MessageWord[], stretches: readonly WordRange[]): boolean {
  return stretches.every((stretch) =>
    words.slice(stretch.from, stretch.to).every(({ value }) => {
      const known = vocabulary.words.known.get(value)
      return known === undefined || known.weak || known.light
    }),
  )
}

/** 'Someone who can do everything except the books': all else is a general assistant's. */
function allElse(
  vocabulary: Vocabulary,
  words: readonly MessageWord[],
  taken: readonly boolean[],
  excludedRoles: ReadonlySet<number>,
): SaidWork[] {
  const at = words.findIndex(({ value }, which) => taken[which] !== true && /^(everything|anything|tout)$/.test(value))
  const role = vocabulary.reference.roles.findIndex(({ slug }) => slug === 'general-virtual-assistant')
  if (at === -1 || role === -1 || excludedRoles.has(role)) return []
  return [{ from: at, to: at + 1, role, score: 0, others: [], certain: false }]
}

function isOfLanguages(languages: readonly SaidLanguage[], word: MessageWord | undefined): boolean {
  if (languages.length === 0 || word === undefined) return false
  return (
    /^(bilingual|bilingue|trilingual|trilingue|english|anglais|anglaise)$/.test(word.value) ||
    languages.some(({ start, end }) => word.start >= start && word.end <= end)
  )
}

/** The messages read last, by vocabulary: one is asked about in several ways, one after the other. */
const latestRead = new WeakMap<Vocabulary, Map<string, ReadWork>>()
const maxStored = 8

/** Reads what work a message asks for. */
export function readWork(vocabulary: Vocabulary, text: string): ReadWork {
  const stored = latestRead.get(vocabulary) ?? new Map<string, ReadWork>()
  latestRead.set(vocabulary, stored)
  const known = stored.get(text)
  if (known !== undefined) return known
  const read = workOf(vocabulary, text)
  const [oldest] = stored.keys()
  if (stored.size >= maxStored && oldest !== undefined) stored.delete(oldest)
  stored.set(text, read)
  return read
}

function workOf(vocabulary: Vocabulary, text: string): ReadWork {
  const words = messageWords(text)
  const facts = words.map(() => false)
  const hours = hoursIn(words)
  const budget = budgetIn(words)
  if (hours?.per_month != null) markRange(facts, hours)
  markRange(facts, budget)
  for (const stretch of budgetsOfOthers(words)) markRange(facts, stretch)
  for (const said of availabilitiesIn(words, facts)) markRange(facts, said)
  const { exclusions, asides } = exclusionsIn(words, rolesRejectedIn(vocabulary, text, words))
  const excluded = exclusions.map((exclusion) => rejectedWork(vocabulary, text, words, exclusion))
  const besides = [...asides, ...asidesIn(words)]
  const taken = [...facts]
  const rhythms = rhythmsIn(words)
  for (const stretch of [...excluded, ...besides, ...rhythms]) markRange(taken, stretch)
  const rejected = new Set(excluded.flatMap(({ roles }) => roles))
  const rejectedByName = new Set(excluded.flatMap((each) => each.named))
  // Who is asked for by name isn't refused by what comes close: 'a project coordinator, not a project manager'.
  const requested = comparable(words.flatMap(({ written }, at) => (taken[at] === true ? [] : written)).join(' '))
  const isNamed = (role: number) =>
    ` ${requested} `.includes(` ${comparable(vocabulary.reference.roles[role]?.value ?? '')} `)
  const languages = languagesSaid(vocabulary.reference.languages, text)
  const weighed = weighPieces(vocabulary, { text, words, languages }, taken)
  const named = namedIn(weighed)
  const leading = leadingIn(weighed)
  const excludedRoles = new Set(
    [...rejected].filter(
      (role) => !isNamed(role) && !named.has(role) && (rejectedByName.has(role) || !leading.has(role)),
    ),
  )
  const {
    work: found,
    outside,
    isOutside: isOtherTrade,
  } = askedFor(words, weighed, excludedRoles, facts.includes(true))
  const work = found.length === 0 && excluded.length > 0 ? allElse(vocabulary, words, taken, excludedRoles) : found
  const isPlain = !taken.includes(true) && clausesOf(words, taken).length <= 1
  // Beside all else, in which language is no work.
  const spoken = isPlain ? taken : taken.map((isTaken, at) => isTaken || isOfLanguages(languages, words[at]))
  const stretches = clausesOf(words, spoken)
  const untold = words.map(() => false)
  for (const stretch of [...excluded, ...rhythms]) markRange(untold, stretch)
  const clauseTexts = (found: readonly WordRange[]) => found.map((clause) => textOf(text, words, clause))
  const withAsides = clauseTexts(clausesOf(words, untold))
  const clauses = isGeneral(vocabulary, words, stretches) ? withAsides : clauseTexts(stretches)
  return {
    text,
    words,
    hours,
    budget,
    taken,
    excluded,
    excludedRoles,
    work,
    // What asides say of other work isn't asked for.
    outside: isOtherTrade || besides.length === 0 ? outside : [],
    isOtherTrade,
    clauses: isPlain ? [text] : clauses,
    withAsides,
    isPlain,
    languages,
  }
}
