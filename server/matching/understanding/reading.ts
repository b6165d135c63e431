import { fromFrench } from './french/from-french.ts'
import { comparable, type Word, wordsIn } from './normalise.ts'
import { negations, stopWords } from './small-words.ts'
import { isPlain, type KnownWord, lookUp, negation, type WordTable } from './word-table.ts'

/** Words of one text that are looked at; the rest of a longer text is passed over. */
const wordLimit = 60

/** Only this much of a text is looked at before it is parted into words. */
const textLimit = 1000

/** A word said more often than this adds nothing, and would only make long texts slow. */
const maxRepeats = 3

/** What stands behind 'for' usually says whom the work is for, not what it is. */
const beneficiaryShare = 0.55

/** A word of a client's text that says something, with its place in the text. */
export interface ReadWord extends Word {
  known: KnownWord
  /** 0 to 1: how much of its weight the place of the word leaves it. */
  share: number
  /** It says whom the work is for ('for a dental office'), so it never asks for a role of its own. */
  context: boolean
}

/** A client's text as far as it is understood. */
export interface Reading {
  text: string
  comparable: string
  words: ReadWord[]
  /** Words that mean something to people but nothing to the vocabulary, folded; those that say whom the work is for aside. */
  unknown: string[]
}

/** Two words that the vocabulary knows as one: 'quick books', 'book keeping'. */
function joined(table: WordTable, word: Word, next: Word | undefined): KnownWord | undefined {
  if (next === undefined || word.value.length + next.value.length < 6) return undefined
  if (stopWords.has(word.value)) return undefined
  return table.known.get(word.value + next.value)
}

/** Reads a text of any length in bounded time. */
export function read(table: WordTable, text: string): Reading {
  const cut = text.slice(0, textLimit)
  const written = wordsIn(cut, wordLimit)
  const words = fromFrench(cut, written, (word) => table.known.has(word) || stopWords.has(word) || isPlain(word))
  const said = words === written ? comparable(cut) : words.map((word) => word.value).join(' ')
  const reading: Reading = { text: cut, comparable: said, words: [], unknown: [] }
  const businesses = businessWords(table, words)
  const repeats = new Map<string, number>()
  let share = 1
  let asksForWork = false
  for (const [index, word] of words.entries()) {
    if (startsClause(cut, words[index - 1], word)) share = 1
    if (word.value === 'for' && asksForWork) share = beneficiaryShare
    if (word.value === 'to' || word.value === 'and' || word.value === 'who') share = 1
    const before = repeats.get(word.value) ?? 0
    repeats.set(word.value, before + 1)
    if (before >= maxRepeats) continue
    const position = { share, context: share < 1 || businesses.has(index) }
    const together = joined(table, word, words[index + 1])
    const value = negations.has(word.value) ? negation : word.value
    if (together !== undefined && !together.light)
      reading.words.push({ ...word, end: words[index + 1]?.end ?? word.end, known: together, ...position })
    if (stopWords.has(value)) continue
    const known = lookUp(table, value)
    if (known === undefined) {
      if (!position.context && /\p{L}{2}/u.test(value)) reading.unknown.push(value)
      continue
    }
    reading.words.push({ ...word, value, known, ...position })
    if (!known.light && !known.weak) asksForWork = true
  }
  return reading
}

/** Positions of the words that name a kind of business ('law firm', 'restaurant'). */
function businessWords(table: WordTable, words: Word[]): Set<number> {
  const found = new Set<number>()
  words.forEach(({ value }, at) => {
    for (const name of table.businesses.get(value) ?? []) {
      if (name.every((part, which) => words[at + which]?.value === part))
        name.forEach((_, which) => found.add(at + which))
    }
  })
  return found
}

function startsClause(text: string, before: Word | undefined, word: Word): boolean {
  return before !== undefined && /[.;:!?\n,]/.test(text.slice(before.end, word.start))
}
