import { isParted, type MessageWord, startsSentence, type WordRange } from './message-words.ts'

/** A clause of more words is parted at a sign or an 'and': nobody who dictates ends a sentence. */
const maxWords = 40

/** The stretches of a message between ends of sentences and what is taken, none too long to be read at once. */
export function clausesOf(words: readonly MessageWord[], taken: readonly boolean[]): WordRange[] {
  const clauses: WordRange[] = []
  let from = 0
  let parting = 0
  const close = (to: number, next: number) => {
    if (to > from) clauses.push({ from, to })
    from = next
    parting = next
  }
  words.forEach((word, at) => {
    if (taken[at] === true) {
      close(at, at + 1)
      return
    }
    if (at > from && startsSentence(word)) close(at, at)
    if (at > from && (isParted(word) || /^(and|et)$/.test(word.value))) parting = at
    if (at - from >= maxWords) {
      const cut = parting > from ? parting : at
      close(cut, cut)
    }
  })
  close(words.length, words.length)
  return clauses
}
