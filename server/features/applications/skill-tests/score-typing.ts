import { plainTyping } from './plain-typing.ts'

interface TypingScore {
  /** Gross: five typed characters are a word, right or wrong. */
  readonly words_per_minute: number
  /** Percent of the typed characters that were right. */
  readonly accuracy: number
  readonly typed_characters: number
  readonly mistakes: number
}

const charactersOfWord = 5
const most = 1000

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
      const otherwise = (row[place] ?? 0) + (character === wanted ? 0 : 1)
      next.push(Math.min(otherwise, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.reduce((least, each) => Math.min(least, each), typed.length)
}

/** @param seconds that were typed, as if without extra time */
export function scoreTyping({
  passage,
  text,
  seconds,
}: {
  passage: string
  text: string
  seconds: number
}): TypingScore {
  const typed = plainTyping(text)
  const characters = [...typed].length
  if (characters === 0) return { words_per_minute: 0, accuracy: 0, typed_characters: 0, mistakes: 0 }
  const mistakes = countMistakes(plainTyping(passage), typed)
  const minutes = Math.max(seconds, 1) / 60
  return {
    words_per_minute: Math.min(most, Math.floor(characters / charactersOfWord / minutes)),
    accuracy: Math.floor((100 * (characters - mistakes)) / characters),
    typed_characters: characters,
    mistakes,
  }
}
