import type { RandomNumbers } from '../../server/testing/random/random-numbers.ts'

/** The addresses a keyword box calls while someone types one of the words, key by key. */
export function keywordAddresses(random: RandomNumbers, words: readonly string[]): () => string {
  let typed = ''
  let word = ''
  return () => {
    if (typed.length === word.length) {
      word = random.pick(words)
      typed = ''
    }
    typed = word.slice(0, typed.length + 1)
    return `/api/matching/keywords?searchQuery=${encodeURIComponent(typed)}`
  }
}
