import { people } from './doers.ts'
import {
  isParted,
  type MessageWord,
  sentenceStart,
  startsSentence,
  type WordRange,
  valuesOf,
  wordSet,
} from './message-words.ts'

/** What isn't wanted, or is done by someone already: the words that say so, and among them those that say what. */
export interface Exclusion extends WordRange {
  readonly what: WordRange
  /** Someone does it already. */
  readonly isDone: boolean
}

export const positive = wordSet(
  'just only instead need needs want wants i we im id ill looking please seeking someone somebody juste seulement plutot je nous on il besoin cherche but mais however because since car parce puisque so donc which who he she they our my she qui que then sorry thanks merci thank',
)

const ends = wordSet(
  'but mais just only juste seulement instead however because since car parce puisque so donc which who i we im ill id weve ive je nous he she they shes hes theyre it its our my then merci please yet svp if though although comme as parceque thanks thank when while',
)

/** Behind 'on' where that is French. */
const frenchVerbs = wordSet('a est ne veut cherche fait gere aimerait peut va publie garde voudrait recherche')

const listEnds = wordSet('or nor ni ou')

const maxWords = 12

/** Where what a marker refuses ends: with its clause, unless a list goes on ('no payroll, taxes or audits'). */
export function scopeEnd(words: readonly MessageWord[], from: number): number {
  let at = from
  for (; at < Math.min(words.length, from + maxWords); at += 1) {
    const word = words[at] as MessageWord
    if (at > from && startsSentence(word)) break
    if (at > from && isParted(word) && !listGoesOn(words, at)) break
    const isPossessive = /^(my|our)$/.test(word.value) && !people.has(words[at + 1]?.value ?? '')
    if (ends.has(word.value) && !(isPossessive && !isParted(word))) break
    if (/^(and|et|plus)$/.test(word.value)) {
      const next = words[at + 1]
      if (
        next === undefined ||
        (positive.has(next.value) && (next.value !== 'on' || frenchVerbs.has(words[at + 2]?.value ?? ''))) ||
        /^(can|could|do|does|would|will|help|make|keep|what|when|there|people|everyone|nobody|it|its)$/.test(next.value)
      )
        break
    }
  }
  return at
}

function listGoesOn(words: readonly MessageWord[], from: number): boolean {
  if (!/^\s*,\s*$/.test(words[from]?.gap ?? '')) return false
  for (let at = from; at < Math.min(words.length, from + 8); at += 1) {
    const word = words[at] as MessageWord
    if (startsSentence(word) || positive.has(word.value) || /^(no|not|pas|non)$/.test(word.value)) return false
    if (listEnds.has(word.value)) return true
  }
  return false
}

export const requestWords = wordSet(
  'need needs want wants looking help someone somebody seeking hire hiring please only just person wanted can could should',
)

/** Whether something is asked for in the sentence before. */
export function isRequested(words: readonly MessageWord[], at: number): boolean {
  return valuesOf(words, { from: sentenceStart(words, at, 20), to: at }).some((value) => requestWords.has(value))
}
