import { confidenceIn, type Confidence } from '../confidence.ts'
import { read } from '../reading.ts'
import { weighRoles } from '../role-weighing.ts'
import { lightWords, stopWords } from '../small-words.ts'
import { type SaidLanguage, workBesideLanguages } from '../spoken-languages.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { isMostlyOutside, outsideHead } from './outside.ts'
import { isParted, type MessageWord, sentenceStart, type WordRange, valuesOf, wordSet } from './message-words.ts'

/** A kind of work that a piece of a message asks for. */
export interface SaidWork extends WordRange {
  /** Position of the role. */
  readonly role: number
  readonly score: number
  /** Roles that may be meant instead, likeliest first. */
  readonly others: readonly number[]
  /** It surely is work of ours, and no other role is about as likely. */
  readonly certain: boolean
}

const joints = wordSet('and et plus then puis pis or ou nor ni also aussi ainsi')

/** What a kind of business must say for a role to be asked for by it alone. */
const clearTrade = 0.8

/** With a share as large of the best role's score, another may be meant as well. */
export const asLikely = 0.75

/** Less than this says nothing; and what a role is preselected for says more. */
const leastSaid = 0.2
const leastCertain = 1.8
const leastCertainNamed = 1.3
/** Evidence that names a role or its work, and what it must say. */
const naming: ReadonlySet<string> = new Set(['name', 'title', 'keyword'])
const leastNamed = 1

/** With this share a role is offered beside the best one. */
const worthOffering = 0.55
const maxOffered = 2

/** What a piece that isn't surely work of ours must say for a role, beside others that are. */
const leastBeside = 0.45

/** The pieces of a message that can ask for work: between signs, joining words and what was read as something else. */
export function piecesOf(words: readonly MessageWord[], taken: readonly boolean[]): WordRange[] {
  const pieces: WordRange[] = []
  let from = 0
  const close = (to: number, next: number) => {
    if (to > from) pieces.push({ from, to })
    from = next
  }
  words.forEach((word, at) => {
    if (taken[at] === true) close(at, at + 1)
    else if (joints.has(word.value)) close(at, at + 1)
    else if (at > from && (isParted(word) || /[&/]/.test(word.gap))) close(at, at)
  })
  close(words.length, words.length)
  return pieces
}

/** What a piece says for each role. */
export interface WeighedPiece {
  readonly scores: Float64Array
  /** Positions of the roles that say most, best first. */
  readonly order: readonly number[]
  /** How surely it is work of ours. */
  readonly how: Confidence
  /** It names the role that says most, or work of its own, and doesn't only speak of it. */
  readonly isNamed: boolean
  /** It is a name of a role or its work, and nothing else. */
  readonly isOutright: boolean
  /** Nothing but tools is named: with what, not which work. */
  readonly onlyTools: boolean
  /** All it says is whom the work is for. */
  readonly onlyBusiness: boolean
  /** What it says, in English and as `comparable` writes it. */
  readonly said: string
}

/** Roles that say less than this share of the best one's score are of no interest here. */
const leastShare = 0.4

/** The roles that say most, best first. */
function leading(scores: Float64Array): number[] {
  let best = 0
  for (const score of scores) if (score > best) best = score
  const leaders: number[] = []
  if (best === 0) return leaders
  for (let role = 0; role < scores.length; role += 1) if ((scores[role] ?? 0) >= leastShare * best) leaders.push(role)
  return leaders.sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right)
}

/** Pieces weighed before, by vocabulary: a message is read again with every word that is added to it, and most of its pieces stay. */
const weighedPieces = new WeakMap<Vocabulary, Map<string, WeighedPiece>>()
const maxWeighedPieces = 1_000

export function weighPiece(vocabulary: Vocabulary, text: string): WeighedPiece {
  const stored = weighedPieces.get(vocabulary) ?? new Map<string, WeighedPiece>()
  weighedPieces.set(vocabulary, stored)
  const known = stored.get(text)
  if (known !== undefined) return known
  const weighed = weigh(vocabulary, text)
  if (stored.size >= maxWeighedPieces) stored.clear()
  stored.set(text, weighed)
  return weighed
}

function weigh(vocabulary: Vocabulary, text: string): WeighedPiece {
  const reading = read(vocabulary.words, text)
  const weighing = weighRoles(vocabulary.evidence, reading)
  const { scores, matches } = weighing
  const order = leading(scores)
  const content = reading.words.filter((word) => !word.known.light && !word.known.weak)
  const onlyBusiness = content.every((word) => word.context)
  const isOutright = vocabulary.keywords.outright.has(reading.comparable)
  const how = isOutright
    ? 'sure'
    : order.length === 0 || (onlyBusiness && (scores[order[0] ?? 0] ?? 0) < clearTrade)
      ? 'none'
      : confidenceIn(vocabulary.words, reading, weighing)
  const inTools = new Set(matches.flatMap(({ evidence, places }) => (evidence.kind === 'tool' ? places : [])))
  const onlyTools =
    inTools.size > 0 && reading.words.every((word, at) => inTools.has(at) || word.known.light || word.known.weak)
  const isNamed = matches.some(
    ({ evidence, quality }) =>
      naming.has(evidence.kind) &&
      evidence.points.some(({ role, strength }) => role === order[0] && strength * quality >= leastNamed),
  )
  return { scores, how, order, isNamed, isOutright, onlyTools, onlyBusiness, said: reading.comparable }
}

const telling = wordSet('we i they he she it our my the im were weve ive')
const asking = wordSet(
  'need needs want wants looking help seeking hire require would could like love lack missing must should can someone somebody person wanted please behind hate cant nobody besoin',
)

/** Whether a piece may ask for work: a statement of how things are, and how many there are of what, says which work at most. */
function isRequest(words: readonly MessageWord[], { from, to }: WordRange): boolean {
  if (words[from]?.number != null) return false
  const start = sentenceStart(words, from, 25)
  if (!telling.has(words[start]?.value ?? '')) return true
  return valuesOf(words, { from: start, to }).some((value) => asking.has(value))
}

/** What the pieces of a message ask for: kinds of work, and what isn't our trade. */
export interface AskedFor {
  readonly work: SaidWork[]
  readonly outside: WordRange[]
  /** Someone of another trade is asked for, and nobody of ours. */
  readonly isOutside: boolean
}

/** Beside what isn't our trade, what work of ours must say to be meant. */
const leastBesideOutside = 1.2

/** A piece that may ask for work, weighed. */
interface Weighed {
  readonly piece: WordRange
  readonly weighed: WeighedPiece
  readonly mayAsk: boolean
}

/** What the pieces of a message say, before it is known what is excluded. */
export interface WeighedPieces {
  readonly pieces: readonly Weighed[]
  /** Pieces that ask for someone of another trade, and those that are mostly of other work. */
  readonly heads: readonly WordRange[]
  readonly outside: readonly WordRange[]
}

export function weighPieces(
  vocabulary: Vocabulary,
  message: { text: string; words: readonly MessageWord[]; languages: readonly SaidLanguage[] },
  taken: readonly boolean[],
): WeighedPieces {
  const { text, words, languages } = message
  const pieces: Weighed[] = []
  const heads: WordRange[] = []
  const outside: WordRange[] = []
  for (const piece of piecesOf(words, taken)) {
    if (words.slice(piece.from, piece.to).every(({ value }) => stopWords.has(value) || lightWords.has(value))) continue
    const head = outsideHead(words, piece)
    if (head !== null) {
      heads.push(head)
      continue
    }
    const [start, end] = [words[piece.from]?.start ?? 0, words[piece.to - 1]?.end ?? 0]
    const whole = text.slice(start, end)
    // In which language is no work: 'fluent French', 'a Spanish speaking bookkeeper'.
    const speaks = languages.some((language) => language.start >= start && language.end <= end)
    const work = languages.length > 0 ? workBesideLanguages(whole) : whole
    if (work === '') continue
    const said = speaks ? work : whole
    const weighed = weighPiece(vocabulary, said)
    const other = weighed.how === 'sure' ? null : isMostlyOutside(words, piece)
    if (other !== null) outside.push(other)
    if (weighed.how !== 'none') pieces.push({ piece, weighed, mayAsk: isRequest(words, piece) })
  }
  return { pieces, heads, outside }
}

/** The roles that pieces ask for by a name and nothing else. */
export function namedIn({ pieces }: WeighedPieces): ReadonlySet<number> {
  return new Set(pieces.flatMap(({ weighed: { isOutright, order } }) => (isOutright ? order.slice(0, 1) : [])))
}

/** The roles that pieces surely ask for before any other. */
export function leadingIn({ pieces }: WeighedPieces): ReadonlySet<number> {
  return new Set(
    pieces.flatMap(({ weighed: { how, order, scores }, mayAsk }) =>
      how === 'sure' && mayAsk && (scores[order[0] ?? 0] ?? 0) >= leastNamed ? order.slice(0, 1) : [],
    ),
  )
}

/** What all pieces say for each role. */
function totalsOf(pieces: readonly Weighed[]): Float64Array {
  const totals = new Float64Array(pieces[0]?.weighed.scores.length ?? 0)
  for (const { weighed } of pieces)
    for (let role = 0; role < totals.length; role += 1) totals[role] = (totals[role] ?? 0) + (weighed.scores[role] ?? 0)
  return totals
}

/** How much the other pieces count beside the own one. */
const restShare = 0.5

/** The kinds of work that pieces ask for, without what is excluded. @param hasTerms hours, days or money are named: someone is to be hired */
export function askedFor(
  words: readonly MessageWord[],
  { pieces, heads, outside }: WeighedPieces,
  excluded: ReadonlySet<number>,
  hasTerms: boolean,
): AskedFor {
  const found: (SaidWork & { how: Confidence })[] = []
  const totals = totalsOf(pieces)
  for (const { piece, weighed, mayAsk } of pieces) {
    const { scores, how, order, isNamed, onlyTools, onlyBusiness } = weighed
    const allowed = order.filter((role) => !excluded.has(role))
    const [likeliest, second] = allowed
    if (likeliest === undefined) continue
    const score = scores[likeliest] ?? 0
    if (score < leastSaid) continue
    const isAlone = second === undefined || (scores[second] ?? 0) <= asLikely * score
    const isSaid = !onlyTools && !onlyBusiness && score >= (isNamed ? leastCertainNamed : leastCertain)
    const certain = how === 'sure' && isAlone && isSaid && mayAsk
    // Of those that come close in a piece, the whole message says which.
    const close = allowed.slice(0, maxOffered + 1).filter((role) => (scores[role] ?? 0) >= worthOffering * score)
    const says = (role: number) => (scores[role] ?? 0) + restShare * ((totals[role] ?? 0) - (scores[role] ?? 0))
    const best = certain ? likeliest : close.reduce((top, role) => (says(role) > says(top) ? role : top), likeliest)
    const others = close.filter((role) => role !== best)
    found.push({ ...piece, role: best, score, others, certain, how })
  }
  const isOurs = found.some(
    ({ how, score, from }) =>
      how === 'sure' && (heads.length === 0 || (score >= leastBesideOutside && words[from]?.number == null)),
  )
  const isLikely =
    hasTerms && heads.length === 0 && outside.length === 0 && found.some(({ score }) => score >= leastBeside)
  if (!isOurs && !isLikely) return { work: [], outside: [...heads, ...outside], isOutside: heads.length > 0 }
  const byRole = new Map<number, SaidWork>()
  for (const { how, ...work } of found) {
    if (how !== 'sure' && work.score < leastBeside) continue
    const known = byRole.get(work.role)
    if (known === undefined) byRole.set(work.role, work)
    else if (work.certain && !known.certain) byRole.set(work.role, { ...known, certain: true })
  }
  return { work: [...byRole.values()], outside: [], isOutside: false }
}
