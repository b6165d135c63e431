import { confidenceIn, type Confidence } from '../confidence.ts'
import { read } from '../reading.ts'
import { weighRoles } from '../role-weighing.ts'
import { languagesIn, workBesideLanguages } from '../spoken-languages.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { isParted, type MessageWord, type Stretch, wordSet } from './message-words.ts'

/** A kind of work that a piece of a message asks for. */
export interface SaidWork extends Stretch {
  /** Position of the role. */
  readonly role: number
  readonly score: number
  /** It surely is work of ours, and no other role is about as likely. */
  readonly certain: boolean
}

const joints = wordSet('and et plus then puis or ou also aussi ainsi')

/** With a share as large of the best role's score, another may be meant as well. */
const asLikely = 0.75

/** What a piece that isn't surely work of ours must say for a role, beside others that are. */
const leastBeside = 0.45

/** The pieces of a message that can ask for work: between signs, joining words and what was read as something else. */
export function piecesOf(words: readonly MessageWord[], taken: readonly boolean[]): Stretch[] {
  const pieces: Stretch[] = []
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

/** What a text says for each role, and how surely it is work of ours. */
export function weighPiece(
  vocabulary: Vocabulary,
  text: string,
): { scores: Float64Array; how: Confidence; order: number[] } {
  const reading = read(vocabulary.words, text)
  const weighing = weighRoles(vocabulary.evidence, reading)
  const { scores } = weighing
  const order = [...scores.keys()].sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right)
  const content = reading.words.filter((word) => !word.known.light && !word.known.weak)
  const onlyBusiness = content.every((word) => word.context) && weighing.scores.every((score) => score < 0.8)
  const how = vocabulary.keywords.outright.has(reading.comparable)
    ? 'sure'
    : onlyBusiness
      ? 'none'
      : confidenceIn(vocabulary.words, reading, weighing)
  return { scores, how, order }
}

/** The kinds of work that a message asks for, piece by piece. */
export function workIn(
  vocabulary: Vocabulary,
  text: string,
  words: readonly MessageWord[],
  taken: readonly boolean[],
  excluded: ReadonlySet<number>,
): SaidWork[] {
  const found: (SaidWork & { how: Confidence })[] = []
  for (const piece of piecesOf(words, taken)) {
    const whole = text.slice(words[piece.from]?.start, words[piece.to - 1]?.end)
    // In which language is no work: 'fluent French', 'a Spanish speaking bookkeeper'.
    const said = languagesIn(vocabulary.reference.languages, whole).length > 0 ? workBesideLanguages(whole) : whole
    if (said === '') continue
    const { scores, how, order } = weighPiece(vocabulary, said)
    const [best, second] = order.filter((role) => !excluded.has(role))
    if (best === undefined || how === 'none') continue
    const score = scores[best] ?? 0
    if (score < 0.2) continue
    const certain = how === 'sure' && (second === undefined || (scores[second] ?? 0) <= asLikely * score)
    found.push({ ...piece, role: best, score, certain, how })
  }
  const isOurs = found.some(({ how }) => how === 'sure')
  if (!isOurs) return []
  const byRole = new Map<number, SaidWork>()
  for (const { how, ...work } of found) {
    if (how !== 'sure' && work.score < leastBeside) continue
    const known = byRole.get(work.role)
    if (known === undefined) byRole.set(work.role, work)
    else if (work.certain && !known.certain) byRole.set(work.role, { ...known, certain: true })
  }
  return [...byRole.values()]
}
