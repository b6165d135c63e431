import { plainTyping } from './plain-typing.ts'

interface TypingScore {
  readonly counted_seconds: number
  /** Gross: five typed characters are a word, right or wrong. */
  readonly words_per_minute: number
  /** Percent of the typed characters that were right. */
  readonly accuracy: number
  readonly typed_characters: number
  readonly mistakes: number
}

const charactersOfWord = 5
const max = 1000
/** Of the passage: a word left out is still its end. */
const nearlyAll = 0.97

/**
 * How many characters would have to be typed otherwise, left out or added, so that the text is the passage as far as it goes.
 * A text that is longer than the passage has its end too much.
 */
export function countMistakes(passage: string, text: string): number {
  const [right, typed] = [[...passage], [...text]]
  let row = right.map((_, at) => at + 1)
  row.unshift(0)
  for (const [at, character] of typed.entries()) {
    const next = [at + 1]
    for (const [place, wanted] of right.entries()) {
      const errorMessage = (row[place] ?? 0) + (character === wanted ? 0 : 1)
      next.push(Math.min(errorMessage, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.reduce((least, each) => Math.min(least, each), typed.length)
}

interface Typed {
  readonly passage: string
  readonly text: string
  /** How long it took, as if without extra time. */
  readonly seconds: number
  /** How long it could have taken: that counts where the text wasn’t typed to its end. */
  readonly whole: number
}

export function scoreTyping({ passage, text, seconds, whole }: Typed): TypingScore {
  const [typed, wanted] = [plainTyping(text), plainTyping(passage)]
  const characters = [...typed].length
  const isToTheEnd = characters >= [...wanted].length * nearlyAll
  const counted_seconds = Math.max(1, Math.round(isToTheEnd ? seconds : whole))
  const mistakes = characters === 0 ? 0 : countMistakes(wanted, typed)
  const words = characters / charactersOfWord
  return {
    counted_seconds,
    words_per_minute: Math.min(max, Math.floor((words * 60) / counted_seconds)),
    accuracy: characters === 0 ? 0 : Math.floor((100 * (characters - mistakes)) / characters),
    typed_characters: characters,
    mistakes,
  }
}
