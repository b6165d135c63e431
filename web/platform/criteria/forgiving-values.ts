import { maximumKeywords } from '@talentplace/contract/core/criteria/limits'

const maxId = 2_147_483_647

/** The whole number a text stands for when it lies within the bounds, else null. */
export function readInteger(text: string | null, from: number, to: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null
  const value = Number(text)
  return value >= from && value <= to ? value : null
}

export function readId(text: string): number | null {
  return readInteger(text, 1, maxId)
}

/** The ids of a comma list, each once, at most `most`; what is none is dropped. */
export function readIds(text: string | null, max: number): number[] {
  const ids = (text ?? '').split(',').flatMap((part) => readId(part) ?? [])
  return [...new Set(ids)].slice(0, max)
}

/** Entered words, trimmed, each once; empty ones and those of more than `longest` characters are dropped. */
export function readWords(words: readonly string[], longest: number): string[] {
  const trimmed = words.map((word) => word.trim()).filter((word) => word !== '' && word.length <= longest)
  return [...new Set(trimmed)].slice(0, maximumKeywords)
}

/** The members of a comma list that are among the known ones, each once. */
export function readKnown(text: string | null, known: ReadonlySet<string>): string[] {
  return [...new Set((text ?? '').split(',').filter((part) => known.has(part)))]
}
