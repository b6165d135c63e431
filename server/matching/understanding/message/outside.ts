import { confidenceIn } from '../confidence.ts'
import { stemOf } from '../normalise.ts'
import { outsideStems, stemsOf } from '../outside-words.ts'
import { read } from '../reading.ts'
import { weighRoles } from '../role-weighing.ts'
import { stopWords } from '../small-words.ts'
import type { Vocabulary } from '../vocabulary.ts'
import type { Stretch } from './message-words.ts'
import type { ReadWork } from './read-work.ts'
import { piecesOf } from './work.ts'

/** Other professions, which nobody asks an assistant of ours to be; work for them is ours. */
const professions = stemsOf(`
  notary notaries lawyer lawyers attorney architect engineer surveyor appraiser dentist physician psychologist optometrist
  notaire avocat architecte plombier electricien infirmiere gardienne coiffeuse menuisier concierge paysagiste`)

/** Longer than this the words are cut where they are told back. */
const mostWords = 8

/** What is asked for and isn't our trade; nothing where the piece that names it asks for work of ours. */
export function outsideIn(vocabulary: Vocabulary, { text, words, taken, work }: ReadWork): Stretch[] {
  if (work.length > 0) return []
  const found: Stretch[] = []
  for (const piece of piecesOf(words, taken)) {
    let { from, to } = piece
    while (from < to && stopWords.has(words[from]?.value ?? '')) from += 1
    while (to > from && stopWords.has(words[to - 1]?.value ?? '')) to -= 1
    const said = words.slice(from, to)
    if (!said.some(({ value }) => outsideStems.has(stemOf(value)) || professions.has(stemOf(value)))) continue
    const reading = read(vocabulary.words, text.slice(said[0]?.start, said.at(-1)?.end))
    if (confidenceIn(vocabulary.words, reading, weighRoles(vocabulary.evidence, reading)) === 'sure') continue
    found.push({ from, to: Math.min(to, from + mostWords) })
  }
  return found
}
