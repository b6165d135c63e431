import { maximumMessageLength } from '@talentplace/contract/core/criteria/limits'
import { confidenceIn } from './confidence.ts'
import { type ReadWork, readWork } from './message/read-work.ts'
import { comparable } from './normalise.ts'
import { read } from './reading.ts'
import { type Weighing, weighRoles } from './role-weighing.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a client has entered: chosen names by group, and free words or sentences in `default`. */
export interface Needs {
  roles: string[]
  skills: string[]
  tools: string[]
  default: string[]
}

const maxItems = 60

/** Free texts are read until this many words of theirs were understood. */
const maxWords = 400

/** A chosen role speaks louder than any words. */
const chosenRole = 4

/** What a kind of business must say for a role to be recommended for it alone. */
const clearTrade = 0.8

/** What a text must say for a role to be asked about, and about how many. */
const leastGuess = 0.2
export const maxGuesses = 3

/** One thing the client entered, weighed. */
export interface WeighedNeed extends Weighing {
  text: string
  words: { start: number; end: number }[]
  /** For each row of `byWord`: whether it only says whom the work is for. */
  context: boolean[]
  chosen: 'role' | 'skill' | 'tool' | undefined
  /** The reference data's own name of what was chosen. */
  value: string
  /** It names one role outright. */
  named: boolean
  /** Roles (by position) that a text which isn't clear enough to recommend one may mean, likeliest first. */
  guesses: number[]
}

/** What a client entered, weighed one by one, and what was read of their messages. */
export interface WeighedNeeds {
  weighings: WeighedNeed[]
  messages: ReadWork[]
}

/** Weighs everything a client entered: names, words, and messages clause by clause without what they exclude and tell beside. */
export function weighNeeds(vocabulary: Vocabulary, needs: Needs): WeighedNeeds {
  const weighings: WeighedNeed[] = []
  const messages: ReadWork[] = []
  for (const value of needs.roles.slice(0, maxItems)) weighings.push(weighChosen(vocabulary, 'role', value))
  for (const value of needs.skills.slice(0, maxItems)) weighings.push(weighChosen(vocabulary, 'skill', value))
  for (const value of needs.tools.slice(0, maxItems)) weighings.push(weighChosen(vocabulary, 'tool', value))
  let words = 0
  for (const value of needs.default.slice(0, maxItems)) {
    if (words > maxWords) break
    const message = readWork(vocabulary, value.slice(0, maximumMessageLength))
    messages.push(message)
    const weighed = message.clauses.map((clause) => weighText(vocabulary, clause))
    if (message.isOtherTrade) for (const weighing of weighed) reset(weighing)
    const isSilent = !message.isPlain && weighed.every(({ scores }) => scores.every((score) => score === 0))
    const heard =
      isSilent && !message.isOtherTrade ? message.withAsides.map((clause) => weighText(vocabulary, clause)) : weighed
    for (const weighing of heard) {
      words += weighing.words.length
      weighings.push(weighing)
    }
  }
  return { weighings, messages }
}

function weighChosen(vocabulary: Vocabulary, type: 'role' | 'skill' | 'tool', value: string): WeighedNeed {
  const entry = vocabulary.keywords.byName.get(`${type}:${comparable(value)}`)
  if (entry === undefined) return weighText(vocabulary, value)
  const scores = new Float64Array(vocabulary.reference.roles.length)
  const factor =
    type === 'role'
      ? chosenRole
      : 1 /
        Math.max(
          1,
          entry.links.reduce((sum, link) => sum + link.weight, 0),
        ) **
          0.5
  for (const { role, weight } of entry.links) scores[role] = weight * factor
  const max = scores.reduce((highest, score) => Math.max(highest, score), 0)
  const byWord = scores.map((score) => (max === 0 ? 0 : score / max))
  return {
    scores,
    byWord,
    context: [],
    matches: [],
    text: value,
    words: [],
    chosen: type,
    value: entry.value,
    named: type === 'role',
    guesses: [],
  }
}

function weighText(vocabulary: Vocabulary, text: string): WeighedNeed {
  const reading = read(vocabulary.words, text)
  const weighing = weighRoles(vocabulary.evidence, reading)
  const named = vocabulary.keywords.byName.get(`role:${reading.comparable}`) !== undefined
  const namedOutright = vocabulary.keywords.outright.has(reading.comparable)
  const content = reading.words.filter((word) => !word.known.light && !word.known.weak)
  // A kind of business alone ('restaurant') asks for nothing, unless it is clearly someone's trade ('realtor').
  const onlyBusiness = content.every((word) => word.context) && weighing.scores.every((score) => score < clearTrade)
  const how = namedOutright ? 'sure' : confidenceIn(vocabulary.words, reading, weighing)
  const guesses = how === 'perhaps' && !onlyBusiness ? likeliest(weighing.scores) : []
  if (onlyBusiness || how !== 'sure') reset(weighing)
  return {
    ...weighing,
    text: reading.text,
    words: reading.words,
    context: reading.words.map((word) => word.context),
    chosen: undefined,
    value: '',
    named,
    guesses,
  }
}

/** What isn't sure says nothing for any role. */
function reset(weighing: Weighing): void {
  weighing.scores.fill(0)
  weighing.byWord.fill(0)
  weighing.matches = []
}

/** The positions of the roles a text says something for, best first. */
function likeliest(scores: Float64Array): number[] {
  const said = [...scores.keys()].filter((role) => (scores[role] ?? 0) >= leastGuess)
  return said.sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right).slice(0, maxGuesses)
}
