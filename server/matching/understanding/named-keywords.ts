import { commonWordTools } from './common-word-tools.ts'
import type { KeywordEntry } from './keyword-index.ts'
import { comparable } from './normalise.ts'
import { type Reading, type ReadWord, read } from './reading.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A keyword of the reference data. */
export interface Named {
  id: number
  value: string
}

/** A name counts where at most this many words stand between its own. */
const slack = 1

/** Words of a skill's name that people leave out: 'CRM cleanup' is 'CRM data cleanup'. */
const leftOut = new Set(
  'data management preparation processing set-up setup set up support work tracking and of for the maintenance handling services general'.split(
    ' ',
  ),
)

/** Whom one speaks with is told by languages (`spoken-languages.ts`), not by these skills. */
const speaking = 'Bilingual English and '

/** A name known by what words it needs, in any order. */
interface Name {
  readonly entry: KeywordEntry
  readonly terms: readonly number[]
  /** The word itself of a name of one word: 'illustrator' is not 'illustration', though of one stem. */
  readonly word: string | null
  /** How much of the name is said: names said whole go before those with a word left out. */
  readonly whole: boolean
}

const namesByVocabulary = new WeakMap<Vocabulary, ReadonlyMap<number, readonly Name[]>>()

/** Names by each of their terms. */
function namesOf(vocabulary: Vocabulary): ReadonlyMap<number, readonly Name[]> {
  const known = namesByVocabulary.get(vocabulary)
  if (known !== undefined) return known
  const names = new Map<number, Name[]>()
  const add = (name: Name) => {
    const [first] = name.terms
    if (first === undefined) return
    const list = names.get(first)
    if (list === undefined) names.set(first, [name])
    else list.push(name)
  }
  for (const { entry: position, kind, text } of vocabulary.keywords.forms) {
    const entry = vocabulary.keywords.entries[position]
    if (
      entry === undefined ||
      entry.type === 'role' ||
      kind === 'keyword' ||
      kind === 'french' ||
      entry.value.startsWith(speaking)
    )
      continue
    const whole = termsOf(vocabulary, text)
    // Of a saying that loses its small words, one word is too little to go by; so is an everyday word.
    if (whole.length > 1 || (kind !== 'everyday' && !text.includes(' ')))
      add({ entry, terms: whole, word: whole.length === 1 ? text : null, whole: true })
    const said = text.split(' ').filter((word) => !leftOut.has(word))
    const terms = termsOf(vocabulary, said.join(' '))
    if (kind === 'name' && entry.type === 'skill' && terms.length > 1 && said.length < text.split(' ').length)
      add({ entry, terms, word: null, whole: false })
  }
  namesByVocabulary.set(vocabulary, names)
  return names
}

function termsOf(vocabulary: Vocabulary, text: string): number[] {
  return [...new Set(read(vocabulary.words, text).words.flatMap((word) => word.known.meanings[0]?.term ?? []))]
}

interface Found {
  readonly name: Name
  readonly places: readonly number[]
}

/** Skills and tools that are named; longer names before the shorter ones within them. */
export function keywordsNamedIn(vocabulary: Vocabulary, word: string): { skills: Named[]; tools: Named[] } {
  const reading = read(vocabulary.words, word)
  const names = namesOf(vocabulary)
  const found = reading.words.flatMap((first, at) =>
    (names.get(first.known.meanings[0]?.term ?? -1) ?? []).flatMap((name): Found[] => {
      if (name.word !== null && !isWritten(name.word, first)) return []
      const places = placesOf(name.terms, at, reading.words)
      return places === undefined || isEverydayWord(name.entry, reading, places) ? [] : [{ name, places }]
    }),
  )
  found.sort((left, right) => strength(right) - strength(left) || left.name.entry.rank - right.name.entry.rank)
  const taken = { skill: new Set<number>(), tool: new Set<number>() }
  const entries = new Map<KeywordEntry, number>()
  for (const { name, places } of found) {
    const { entry } = name
    if (entry.type === 'role' || places.some((position) => taken[entry.type as 'skill' | 'tool'].has(position)))
      continue
    for (const position of places) taken[entry.type as 'skill' | 'tool'].add(position)
    entries.set(entry, Math.min(entries.get(entry) ?? places[0] ?? 0, ...places))
  }
  const inOrder = [...entries].toSorted(([, left], [, right]) => left - right).map(([entry]) => entry)
  const ofType = (type: KeywordEntry['type']) =>
    inOrder.filter((entry) => entry.type === type).map(({ id, value }) => ({ id, value }))
  return { skills: ofType('skill'), tools: ofType('tool') }
}

function strength({ name, places }: Found): number {
  return places.length * 4 + (name.whole ? 2 : 0) + (name.entry.type === 'tool' ? 1 : 0)
}

/** A word as it is, in the plural, or mistyped. */
function isWritten(name: string, { value, known }: ReadWord): boolean {
  return (
    value === name ||
    value === `${name}s` ||
    (`${value}s` === name && name.length > 4) ||
    (known.meanings[0]?.weight ?? 1) < 1
  )
}

/** Where all these terms stand close together, the first of them at `at`; undefined when they don't. */
function placesOf(terms: readonly number[], at: number, words: readonly ReadWord[]): number[] | undefined {
  const reach = terms.length - 1 + slack
  const places = [at]
  for (const term of terms.slice(1)) {
    const position = words.findIndex(
      (word, which) =>
        Math.abs(which - at) <= reach && !places.includes(which) && word.known.meanings[0]?.term === term,
    )
    if (position === -1) return undefined
    places.push(position)
  }
  return places
}

const beforeDay = /(?:next|this|on|every|each|from|by|until|till|to|start\w*|begin\w*|before|after|coming|week of)\s+$/i
const behindDay =
  /^\s*(?:s\b|morning|afternoon|evening|night|to\b|through|thru|and\s+\w+day|,\s*\w+day|[-–—]|at\s+\d|\d)/i

/** 'make' and 'close' name a tool only when they are all that was said, or written as a name is. */
function isEverydayWord(entry: KeywordEntry, { text, words, comparable: said }: Reading, places: number[]): boolean {
  const [position] = places
  const word = position === undefined ? undefined : words[position]
  if (entry.type !== 'tool' || places.length !== 1 || word === undefined) return false
  const written = text.slice(word.start, word.end)
  // 'Next Monday', 'Monday mornings', 'Monday to Friday' are days.
  if (/^monday$/i.test(written) && said !== 'monday' && !/^\.com/i.test(text.slice(word.end))) {
    const isDay =
      beforeDay.test(text.slice(0, word.start)) || behindDay.test(text.slice(word.end)) || !/^\p{Lu}/u.test(written)
    return isDay || word.start === 0
  }
  if (!commonWordTools.has(comparable(written)) || said === comparable(written)) return false
  return word.start === 0 || !/^\p{Lu}/u.test(written)
}
