import { deskStems, postStems } from '../desk-words.ts'
import { sharedFields } from '../everyday-words/shared-fields.ts'
import { keywordsNamedIn, type Named } from '../named-keywords.ts'
import { comparable, informationTechnology, stemOf } from '../normalise.ts'
import { outsideStems } from '../outside-words.ts'
import { lightWords, stopWords, weakWords } from '../small-words.ts'
import { languagesSaid, type SaidLanguage } from '../spoken-languages.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { asidesIn } from './asides.ts'
import { availabilitiesIn } from './availability.ts'
import { budgetIn, budgetsOfOthers, type SaidBudget } from './budget.ts'
import { clausesOf } from './clauses.ts'
import type { Exclusion } from './exclusion-scope.ts'
import { exclusionsIn, type NamesWork } from './exclusions.ts'
import { hoursIn, type SaidHours } from './hours.ts'
import { type MessageWord, messageWords, type WordRange, wordSet } from './message-words.ts'
import { rhythmsIn } from './outside.ts'
import { askedFor, leadingIn, namedIn, piecesOf, type SaidWork, weighPiece, weighPieces } from './work.ts'

/** What is excluded by one stretch of a message. */
export interface Excluded extends WordRange {
  /** Positions of roles. */
  readonly roles: readonly number[]
  readonly skills: readonly Named[]
  readonly tools: readonly Named[]
}

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

/** A role is excluded with the one that is surely meant where it has this share of its score. */
const asExcluded = 0.5
/** Of more roles than these only near equals are. */
const maxExcluded = 3
const nearlyAsLikely = 0.8
/** What words must say for a role that they exclude. */
const leastExcluded = 0.25

export function markRange(taken: boolean[], stretch: WordRange | null): void {
  if (stretch !== null) taken.fill(true, stretch.from, stretch.to)
}

export function textOf(text: string, words: readonly MessageWord[], { from, to }: WordRange): string {
  return text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0)
}

const fields = sharedFields.map(({ words, roles }) => ({
  words: new Set(words.split(' ')),
  roles: new Set(roles.split(' ')),
}))

/** Beside a field's name: 'the bookkeeping side', 'our web guy', 'any tax questions'. */
const besideFields = wordSet(
  'side part stuff thing chore duty duties task tasks matter matters otherwise question questions department full',
)

/** Who isn't to 'run our TikTok' isn't to do its work. */
const runs = wordSet('run running manage managing touch do doing')

/** Of these there are so many tools that they name no work: 'not Google, only Meta'. */
const makersOfTools = wordSet('google meta microsoft adobe apple')

const isGeneralWord = (word: string) =>
  stopWords.has(word) || lightWords.has(word) || weakWords.has(word) || besideFields.has(word)

const isOutside = (word: string) => outsideStems.has(stemOf(word)) && !deskStems.has(stemOf(word))

/** The roles of the field that these words name, and nothing else. */
function rolesOfField({ reference: { roles } }: Vocabulary, content: readonly string[]): number[] {
  const field = content.length === 0 ? undefined : fields.find(({ words }) => content.every((word) => words.has(word)))
  return field === undefined ? [] : roles.flatMap(({ slug }, role) => (field.roles.has(slug) ? role : []))
}

/** What a piece of an exclusion is about. */
interface Rejected {
  /** Roles that are named, by themselves or by their field. */
  readonly named: readonly number[]
  /** Roles that come close, which aren't refused where they are asked for. */
  readonly close: readonly number[]
}

/** The roles that a piece of an exclusion is about, the likeliest first. */
function rolesRejected(vocabulary: Vocabulary, piece: string): Rejected {
  const { scores, order, how, isNamed, isOutright, onlyTools, said } = weighPiece(vocabulary, piece)
  // 'IT' alone is no pronoun.
  const words = (piece.trim() === 'IT' ? informationTechnology : said).split(' ')
  const inField = rolesOfField(
    vocabulary,
    words.filter((word) => !isGeneralWord(word)),
  )
  if (inField.length > 0) return { named: inField, close: [] }
  const content = words.filter((word) => !stopWords.has(word) && !lightWords.has(word))
  const [only] = content
  if (content.length > 0 && content.every((word) => makersOfTools.has(word))) return { named: [], close: [] }
  // A tool that isn't used refuses no work; nor does what nobody here does.
  if (
    (onlyTools && !words.some((word) => runs.has(word))) ||
    (how === 'none' && content.some((word) => isOutside(word)))
  )
    return { named: [], close: [] }
  const best = scores[order[0] ?? 0] ?? 0
  const share = (least: number) => order.filter((role) => (scores[role] ?? 0) >= least * best)
  const likely = best < leastExcluded ? [] : share(asExcluded)
  const roles = likely.length > maxExcluded ? share(nearlyAsLikely).slice(0, maxExcluded) : likely
  // Of 'we have a designer' it is any designer.
  const ofPost =
    content.length === 1 && only !== undefined && postStems.has(stemOf(only)) && !weakWords.has(only)
      ? vocabulary.reference.roles.flatMap(({ value }, role) =>
          comparable(value)
            .split(' ')
            .some((word) => stemOf(word) === stemOf(only))
            ? [role]
            : [],
        )
      : []
  return {
    named: [...(isNamed || isOutright ? roles.slice(0, 1) : []), ...ofPost],
    close: isNamed || isOutright ? roles.slice(1) : roles,
  }
}

/** The roles, skills and tools that an exclusion is about, point by point of its list. */
function resolved(
  vocabulary: Vocabulary,
  text: string,
  words: readonly MessageWord[],
  exclusion: Exclusion,
): Excluded & Rejected {
  const what = words.slice(exclusion.what.from, exclusion.what.to)
  const rejected = piecesOf(what, []).map((piece) => rolesRejected(vocabulary, textOf(text, what, piece)))
  const keywords = keywordsNamedIn(vocabulary, textOf(text, words, exclusion.what))
  const named = rejected.flatMap((each) => each.named)
  const close = rejected.flatMap((each) => each.close)
  const roles = [...new Set(rejected.flatMap((each) => [...each.named, ...each.close]))]
  return { from: exclusion.from, to: exclusion.to, roles, named, close, ...keywords }
}

/** Whether words of a message name a role, a skill or a field of ours. */
export function namesWorkIn(vocabulary: Vocabulary, text: string, words: readonly MessageWord[]): NamesWork {
  return (what) =>
    piecesOf(words.slice(what.from, what.to), []).some((piece) => {
      const { named, close } = rolesRejected(
        vocabulary,
        textOf(text, words, { from: what.from + piece.from, to: what.from + piece.to }),
      )
      return named.length + close.length > 0
    })
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
  const { exclusions, asides } = exclusionsIn(words, namesWorkIn(vocabulary, text, words))
  const excluded = exclusions.map((exclusion) => resolved(vocabulary, text, words, exclusion))
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
