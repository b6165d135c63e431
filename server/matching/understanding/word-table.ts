import { stemOf, wordsIn } from './normalise.ts'
import { plainWords } from './plain-words.ts'
import { lightWords, negations, stopWords, weakWords } from './small-words.ts'
import { buildSpelling, correct, type SpellingIndex } from './spelling.ts'
import { wordFamilies } from './word-families.ts'

/** A term a word may stand for; `weight` 1 is the word itself, less is a relative or a correction. */
export interface Meaning {
  term: number
  weight: number
}

/** What a written word stands for. */
export interface KnownWord {
  meanings: readonly Meaning[]
  /** Counts only inside a longer phrase. */
  light: boolean
  /** A general word of a job title: counts little by itself. */
  weak: boolean
}

/** Every word of the reference data and of everyday speech, each under the number of its stem. */
export interface WordTable {
  terms: Map<string, number>
  known: Map<string, KnownWord>
  spelling: SpellingIndex
  relatives: Map<number, Meaning[]>
  /** Names of kinds of business, as words, by their first word. */
  businesses: Map<string, string[][]>
}

const relativeWeight = 0.75
const correctedWeight = 0.9
const twiceCorrectedWeight = 0.75
const phraseLimit = 12

/** The one word all negations are read as. */
export const negation = 'not'

/** A word as written, with what is worked out once for it. */
interface Surface {
  term: number
  count: number
  light: boolean
  weak: boolean
  plain: boolean
}

/** Gathers the words of the texts it is shown, then closes into a table. */
export class WordCollector {
  readonly terms = new Map<string, number>()
  private readonly surfaces = new Map<string, Surface>()

  /** The terms of a phrase that is part of the reference data, without stop words. */
  termsOf(text: string): number[] {
    return this.phraseOf(text).terms
  }

  /** The terms of a phrase, and how much of what it says is left in them. */
  phraseOf(text: string): { terms: number[]; words: number; light: number; weak: number; plain: number } {
    const phrase = { terms: [] as number[], words: 0, light: 0, weak: 0, plain: 0 }
    for (const { value } of wordsIn(text, phraseLimit)) {
      const word = negations.has(value) ? negation : value
      phrase.words += 1
      if (stopWords.has(word)) continue
      const { term, light, weak, plain } = this.surfaceOf(word)
      phrase.terms.push(term)
      if (light) phrase.light += 1
      if (weak) phrase.weak += 1
      if (plain) phrase.plain += 1
    }
    return phrase
  }

  private surfaceOf(word: string): Surface {
    const known = this.surfaces.get(word)
    if (known !== undefined) {
      known.count += 1
      return known
    }
    const stem = stemOf(word)
    const surface = {
      term: this.termOfStem(stem),
      count: 1,
      light: isLight(word, stem),
      weak: weakWords.has(word),
      plain: isPlain(word),
    }
    this.surfaces.set(word, surface)
    return surface
  }

  private termOfStem(stem: string): number {
    const found = this.terms.get(stem)
    if (found !== undefined) return found
    const term = this.terms.size
    this.terms.set(stem, term)
    return term
  }

  close(businessNames: string[]): WordTable {
    const relatives = relativesByTerm((word) => this.surfaceOf(word).term)
    const known = new Map<string, KnownWord>()
    const counts = new Map<string, number>()
    for (const [word, { term, count, light, weak }] of this.surfaces) {
      known.set(word, { meanings: meaningsOf(term, 1, relatives), light, weak })
      counts.set(word, count)
    }
    return {
      terms: this.terms,
      known,
      spelling: buildSpelling(counts),
      relatives,
      businesses: byFirstWord(businessNames),
    }
  }
}

function isLight(word: string, stem: string): boolean {
  return lightWords.has(word) || lightWords.has(stem)
}

/** An everyday word, in the plain form or with a common ending. */
export function isPlain(word: string): boolean {
  if (plainWords.has(word)) return true
  const base = /^(.{3,}?)(s|es|ed|er|ers|ing|ings|ly)$/.exec(word)?.[1]
  return (
    base !== undefined &&
    (plainWords.has(base) ||
      plainWords.has(`${base}e`) ||
      (base.length < 6 && base.at(-1) === base.at(-2) && plainWords.has(base.slice(0, -1))))
  )
}

function byFirstWord(names: string[]): Map<string, string[][]> {
  const lists = names.map((name) => wordsIn(name, phraseLimit).map((word) => word.value))
  return Map.groupBy(lists, (words) => words[0] ?? '')
}

function relativesByTerm(termOf: (word: string) => number): Map<number, Meaning[]> {
  const relatives = new Map<number, Meaning[]>()
  for (const family of wordFamilies) {
    const terms = [...new Set(family.map((word) => termOf(word)))]
    for (const term of terms) {
      const list = relatives.get(term) ?? []
      for (const other of terms) {
        if (other !== term && !list.some((meaning) => meaning.term === other))
          list.push({ term: other, weight: relativeWeight })
      }
      relatives.set(term, list)
    }
  }
  return relatives
}

function meaningsOf(term: number, weight: number, relatives: Map<number, Meaning[]>): Meaning[] {
  const related = (relatives.get(term) ?? []).map((meaning) => ({
    term: meaning.term,
    weight: meaning.weight * weight,
  }))
  return [{ term, weight }, ...related]
}

/** Words looked up that the table doesn't have as they are written: those of a message are read several times, and correcting is dear. */
const lookedUp = new WeakMap<WordTable, Map<string, KnownWord | undefined>>()
const maxLookedUp = 20_000

/** What a folded word stands for, corrected when it is close to a known one; undefined when nobody knows it. */
export function lookUp(table: WordTable, word: string): KnownWord | undefined {
  const known = table.known.get(word)
  if (known !== undefined) return known
  const stored = lookedUp.get(table) ?? new Map<string, KnownWord | undefined>()
  lookedUp.set(table, stored)
  if (stored.has(word)) return stored.get(word)
  if (stored.size >= maxLookedUp) stored.clear()
  const found = resembling(table, word)
  stored.set(word, found)
  return found
}

function resembling(table: WordTable, word: string): KnownWord | undefined {
  const stem = stemOf(word)
  const term = table.terms.get(stem)
  if (term !== undefined)
    return { meanings: meaningsOf(term, 1, table.relatives), light: isLight(word, stem), weak: weakWords.has(word) }
  if (isPlain(word)) return undefined
  const corrected = correct(table.spelling, word)
  const meant = corrected === undefined ? undefined : table.known.get(corrected.word)
  const own = meant?.meanings[0]
  if (corrected === undefined || meant === undefined || own === undefined || meant.light) return undefined
  const weight = corrected.edits === 1 ? correctedWeight : twiceCorrectedWeight
  return { meanings: meaningsOf(own.term, weight, table.relatives), light: false, weak: meant.weak }
}
