import { type Word, wordsIn } from '../normalise.ts'
import { frenchStem } from './french-stem.ts'
import { frenchSmallWords, frenchWords } from './french-words.ts'

interface Saying {
  readonly stems: readonly string[]
  readonly english: readonly string[]
}

const maxWordsOfPair = 12

/** Sayings by the stem they begin with, the longest first. */
const sayings: ReadonlyMap<string, readonly Saying[]> = Map.groupBy(
  frenchWords
    .map(({ french, english }) => ({
      stems: wordsIn(french, maxWordsOfPair).map(({ value }) => frenchStem(value)),
      english: wordsIn(english, maxWordsOfPair).map(({ value }) => value),
    }))
    .toSorted((left, right) => right.stems.length - left.stems.length),
  ({ stems }) => stems[0] ?? '',
)

/** Small words that give a text away as French; the others ('on', 'son', 'plus') are English too. */
const tellingSmallWords = new Set(
  'le les une des du aux et pour dans avec chez notre nos votre vos mes cette ces qui est sont je nous vous cherche cherchons quelques jai quelquun qqn'.split(
    ' ',
  ),
)

const accented = /[àâçéèêëîïôùûœ]/i

/** Whether a text is French: it has words of ours that are French alone, or small words and accents of French. */
function isFrench(text: string, words: readonly Word[], isEnglish: (word: string) => boolean): boolean {
  return (
    words.some(({ value }) => tellingSmallWords.has(value) || (sayings.has(frenchStem(value)) && !isEnglish(value))) ||
    accented.test(text)
  )
}

function sayingAt(words: readonly Word[], at: number): Saying | undefined {
  const first = words[at]
  if (first === undefined) return undefined
  return sayings
    .get(frenchStem(first.value))
    ?.find(({ stems }) => stems.every((stem, which) => frenchStem(words[at + which]?.value ?? '') === stem))
}

/**
 * The words of a French text in English, each with the place of the French it stands for; words that are not in the
 * trade's lexicon stay as they are. A text that isn't French comes back as it was.
 */
export function fromFrench(text: string, words: Word[], isEnglish: (word: string) => boolean): Word[] {
  if (!isFrench(text, words, isEnglish)) return words
  const content = words.filter(({ value }) => !frenchSmallWords.has(value) || sayings.has(value))
  const english: Word[] = []
  for (let at = 0; at < content.length; at += 1) {
    const word = content[at]
    if (word === undefined) continue
    const saying = sayingAt(content, at)
    if (saying === undefined) {
      english.push(word)
      continue
    }
    at += saying.stems.length - 1
    const end = content[at]?.end ?? word.end
    english.push(...saying.english.map((value) => ({ value, start: word.start, end })))
  }
  return english
}
