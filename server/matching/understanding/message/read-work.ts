import { keywordsNamedIn, type Named } from '../named-keywords.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { asidesIn } from './asides.ts'
import { availabilitiesIn } from './availability.ts'
import { budgetIn } from './budget.ts'
import { clausesOf } from './clauses.ts'
import { type Exclusion, exclusionsIn } from './exclusions.ts'
import { hoursIn } from './hours.ts'
import { type MessageWord, messageWords, type Stretch } from './message-words.ts'
import { type SaidWork, weighPiece, workIn } from './work.ts'

/** What is excluded by one stretch of a message. */
export interface Excluded extends Stretch {
  /** Positions of roles. */
  readonly roles: readonly number[]
  readonly skills: readonly Named[]
  readonly tools: readonly Named[]
}

/** The work of a message: what is asked for, what isn't wanted, and what is to be weighed for roles. */
export interface ReadWork {
  readonly text: string
  readonly words: readonly MessageWord[]
  /** For each word whether it asks for no work: it was read as something else, is excluded or an aside. */
  readonly taken: readonly boolean[]
  readonly excluded: readonly Excluded[]
  readonly excludedRoles: ReadonlySet<number>
  readonly work: readonly SaidWork[]
  /** What asks for work, clause by clause; the message itself where it is a single one. */
  readonly clauses: readonly string[]
  /** It is one clause that asks for work and nothing else. */
  readonly isPlain: boolean
}

/** A role is excluded with the one that is surely meant where it has this share of its score. */
const asExcluded = 0.8
/** What words must say for a role that they exclude. */
const leastExcluded = 0.35

export function markStretch(taken: boolean[], stretch: Stretch | null): void {
  if (stretch !== null) taken.fill(true, stretch.from, stretch.to)
}

export function textOf(text: string, words: readonly MessageWord[], { from, to }: Stretch): string {
  return text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0)
}

function resolved(vocabulary: Vocabulary, text: string, words: readonly MessageWord[], exclusion: Exclusion): Excluded {
  const said = textOf(text, words, exclusion.what)
  const { scores, how, order } = weighPiece(vocabulary, said)
  const best = scores[order[0] ?? 0] ?? 0
  const isSaid = best >= leastExcluded && how !== 'none'
  const roles = isSaid ? order.filter((role) => (scores[role] ?? 0) >= asExcluded * best) : []
  return { from: exclusion.from, to: exclusion.to, roles, ...keywordsNamedIn(vocabulary, said) }
}

/** The words that exclusions take. */
function leftOut(words: readonly MessageWord[], excluded: readonly Stretch[]): boolean[] {
  const taken = words.map(() => false)
  for (const stretch of excluded) markStretch(taken, stretch)
  return taken
}

/** Whether nothing but general words is left: of 'I'm a realtor and I need an assistant' the aside says which. */
function isGeneral(vocabulary: Vocabulary, words: readonly MessageWord[], stretches: readonly Stretch[]): boolean {
  return stretches.every((stretch) =>
    words.slice(stretch.from, stretch.to).every(({ value }) => {
      const known = vocabulary.words.known.get(value)
      return known === undefined || known.weak || known.light
    }),
  )
}

/** Reads what work a message asks for. */
export function readWork(vocabulary: Vocabulary, text: string): ReadWork {
  const words = messageWords(text)
  const facts = words.map(() => false)
  const hours = hoursIn(words)
  if (hours?.per_month != null) markStretch(facts, hours)
  markStretch(facts, budgetIn(words))
  for (const said of availabilitiesIn(words, facts)) markStretch(facts, said)
  const { exclusions, asides } = exclusionsIn(words)
  const excluded = exclusions.map((exclusion) => resolved(vocabulary, text, words, exclusion))
  const told = [...asides, ...asidesIn(words)]
  const taken = [...facts]
  for (const stretch of [...excluded, ...told]) markStretch(taken, stretch)
  const refused = new Set(excluded.flatMap(({ roles }) => roles))
  let work = workIn(vocabulary, text, words, taken, new Set())
  // What is surely asked for elsewhere in the message isn't excluded by what came close.
  const asked = new Set(work.filter(({ certain }) => certain).map(({ role }) => role))
  const excludedRoles = new Set(
    [...refused].filter((role) => !asked.has(role) || excluded.some(({ roles }) => roles[0] === role)),
  )
  if (work.some(({ role }) => excludedRoles.has(role))) work = workIn(vocabulary, text, words, taken, excludedRoles)
  const stretches = clausesOf(words, taken)
  const clauses = (
    isGeneral(vocabulary, words, stretches) ? clausesOf(words, leftOut(words, excluded)) : stretches
  ).map((clause) => textOf(text, words, clause))
  const isPlain = !taken.includes(true) && clauses.length <= 1
  return { text, words, taken, excluded, excludedRoles, work, clauses: isPlain ? [text] : clauses, isPlain }
}
