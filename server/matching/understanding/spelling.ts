/** Words shorter than this are taken as they stand. */
const shortest = 5

/** From this length on two slips are forgiven, when the consonants stay the same. */
const longEnoughForTwo = 8

/** Finds known words that a misspelled one may stand for. */
export interface SpellingIndex {
  /** What is left when one letter is struck from a known word, and the words that leave it. */
  byRemains: Map<string, string[]>
  /** Long known words by their consonants. */
  bySkeleton: Map<string, string[]>
  /** How common each known word is; the commoner of two equal neighbours is taken. */
  weightOf: Map<string, number>
}

/** Indexes known words with how often the data uses them. */
export function buildSpelling(weightOf: Map<string, number>): SpellingIndex {
  const byRemains = new Map<string, string[]>()
  const bySkeleton = new Map<string, string[]>()
  for (const word of weightOf.keys()) {
    if (word.length < shortest) continue
    for (const rest of remainsOf(word)) append(byRemains, rest, word)
    if (word.length >= longEnoughForTwo) append(bySkeleton, skeleton(word), word)
  }
  return { byRemains, bySkeleton, weightOf }
}

function append(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [word])
  else list.push(word)
}

/** A word, and what is left of it with each of its letters struck. */
function remainsOf(word: string): string[] {
  const remains = [word]
  for (let at = 0; at < word.length; at += 1) {
    if (word[at] !== word[at + 1]) remains.push(word.slice(0, at) + word.slice(at + 1))
  }
  return remains
}

/** What a hurried typist keeps of a word: its first letter and its consonants, each once. */
function skeleton(word: string): string {
  return (
    word.charAt(0) +
    word
      .slice(1)
      .replaceAll(/[aeiouy]/g, '')
      .replaceAll(/(.)\1+/g, '$1')
  )
}

/** Edits (a letter more, less, other, or two swapped) between two words, or `most + 1` when there are more. */
export function editsBetween(left: string, right: string, max: number): number {
  if (Math.abs(left.length - right.length) > max) return max + 1
  let before: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= right.length; j += 1) {
      const same = left[i - 1] === right[j - 1]
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      }
      row.push(edits)
      if (edits < least) least = edits
    }
    if (least > max) return max + 1
    before = last
    last = row
  }
  return last[right.length] ?? max + 1
}

/**
 * Whether one edit is of the kind that slips in while typing. Another first letter, or another letter in a short
 * word, is rather another word ('sender' isn't 'lender').
 */
function isSlip(typed: string, known: string): boolean {
  if (typed[0] === known[0] && (typed.length !== known.length || typed.length > shortest)) return true
  return typed.length === known.length && sortedLetters(typed) === sortedLetters(known)
}

function sortedLetters(word: string): string {
  return [...word].sort().join('')
}

/** The known word that an unknown one most likely stands for, or undefined. */
export function correct(index: SpellingIndex, word: string): { word: string; edits: number } | undefined {
  if (word.length < shortest) return word.length === shortest - 1 ? withVowel(index, word) : undefined
  const near = new Set(remainsOf(word).flatMap((rest) => index.byRemains.get(rest) ?? []))
  const oneAway = [...near].filter((known) => editsBetween(word, known, 1) === 1 && isSlip(word, known))
  const one = commonest(index, oneAway)
  if (one !== undefined) return { word: one, edits: 1 }
  if (word.length < longEnoughForTwo) return undefined
  const twoAway = (index.bySkeleton.get(skeleton(word)) ?? []).filter((known) => editsBetween(word, known, 2) === 2)
  const two = commonest(index, twoAway)
  return two === undefined ? undefined : { word: two, edits: 2 }
}

/** A short word that only lacks a vowel: 'evnt', 'quot'. */
function withVowel(index: SpellingIndex, word: string): { word: string; edits: number } | undefined {
  const meant = commonest(
    index,
    (index.byRemains.get(word) ?? []).filter(
      (known) => known.length === shortest && skeleton(known) === skeleton(word),
    ),
  )
  return meant === undefined ? undefined : { word: meant, edits: 1 }
}

function commonest(index: SpellingIndex, words: string[]): string | undefined {
  let best: string | undefined
  for (const word of words) {
    const weight = index.weightOf.get(word) ?? 0
    const max = best === undefined ? -1 : (index.weightOf.get(best) ?? 0)
    if (weight > max || (weight === max && best !== undefined && word < best)) best = word
  }
  return best
}
