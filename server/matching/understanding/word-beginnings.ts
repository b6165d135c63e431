import type { FormWords, KeywordIndex } from './keyword-index.ts'

/** The first position in a sorted list that isn't before `word`. */
function lowerBound(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** The stretch of `sortedWords` that begins with these letters. */
export function beginningWith(index: FormWords, letters: string): { from: number; to: number } {
  const from = lowerBound(index.sortedWords, letters)
  let to = from
  while (to < index.sortedWords.length && index.sortedWords[to]?.startsWith(letters) === true) to += 1
  return { from, to }
}

/** Whether a word begins with these letters but for one that is missing, added, other or swapped. */
export function nearlyBegins(word: string, letters: string): boolean {
  let same = 0
  while (same < letters.length && word[same] === letters[same]) same += 1
  if (same === letters.length) return true
  const rest = letters.slice(same + 1)
  return (
    word.startsWith(rest, same + 1) ||
    word.startsWith(rest, same) ||
    word.startsWith(letters.slice(same), same + 1) ||
    (word[same] === letters[same + 1] &&
      word[same + 1] === letters[same] &&
      word.startsWith(letters.slice(same + 2), same + 2))
  )
}

/** Positions in `sortedWords` of words that nearly begin with these (at least four) letters and share the first. */
export function nearlyBeginningWith(index: KeywordIndex, letters: string): number[] {
  const found: number[] = []
  if (letters.length < 4) return found
  const first = letters.charAt(0)
  const { sortedWords } = index
  for (let at = index.firstWith.get(first) ?? sortedWords.length; at < sortedWords.length; at += 1) {
    const word = sortedWords[at] ?? ''
    if (word.charAt(0) !== first) break
    if (nearlyBegins(word, letters)) found.push(at)
  }
  return found
}
