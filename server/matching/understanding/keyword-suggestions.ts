import { readersKeyword, type KeywordEntry, type KeywordIndex, type KeywordType } from './keyword-index.ts'
import { maximumMessageLength } from '@talentplace/contract/core/criteria/limits'
import { readWork } from './message/read-work.ts'
import { comparable } from './normalise.ts'
import { popularSearches } from './popular-searches.ts'
import { read } from './reading.ts'
import { weighRoles } from './role-weighing.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What is entered so far, by group; `last` is the newest entry as `group:word`. */
export interface Entered {
  roles: string[]
  skills: string[]
  tools: string[]
  default: string[]
  last?: string | undefined
}

export interface Suggestions {
  roles: { value: string }[]
  skills: { value: string }[]
  tools: { value: string }[]
}

interface Word {
  type: KeywordType | undefined
  word: string
  weight: number
}

const maxOfEach = 6
const maxEntered = 60

/** Skills and tools are drawn from this many of the roles that fit best. */
const rolesRequested = 6

/** The newest entry counts as much as this many older ones. */
const weightOfLast = 3

/** Each further suggestion of the same role counts less, so that a second need is heard too. */
const repetition = 0.25

const typeOfGroup = new Map<string, KeywordType>([
  ['roles', 'role'],
  ['skills', 'skill'],
  ['tools', 'tool'],
])

const suggested = (entry: KeywordEntry): { value: string } => ({ value: readersKeyword(entry).value })

/** Popular searches that follow what is entered and never repeat it, nor what it excludes; a varied popular set while nothing is. */
export function suggestKeywords(vocabulary: Vocabulary, entered: Entered): Suggestions {
  const { keywords } = vocabulary
  const scores = new Float64Array(vocabulary.reference.roles.length)
  const taken = new Set<KeywordEntry>()
  const rejected = new Set<number>()
  const take = (named: KeywordType, word: string) => {
    const entry = keywords.byName.get(`${named}:${comparable(word)}`)
    if (entry !== undefined) taken.add(entry)
  }
  for (const { type, word, weight } of wordsOf(entered)) {
    for (const named of ['role', 'skill', 'tool'] as const) take(named, word)
    const message = type === undefined ? readWork(vocabulary, word.slice(0, maximumMessageLength)) : null
    for (const said of message?.clauses ?? [word]) addRoles(vocabulary, type, said, weight, scores)
    for (const role of message?.excludedRoles ?? []) rejected.add(role)
    for (const { skills, tools } of message?.excluded ?? []) {
      for (const { value } of skills) take('skill', value)
      for (const { value } of tools) take('tool', value)
    }
  }
  const roles = [...scores.keys()]
    .filter((role) => (scores[role] ?? 0) > 0 && !rejected.has(role))
    .sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right)
  if (roles.length === 0) return popular(keywords, taken)
  const suggestedRoles = roles.flatMap((role) => keywords.entries[role] ?? []).filter((entry) => !taken.has(entry))
  const linked = linkedEntries(keywords, roles.slice(0, rolesRequested), scores, taken)
  return {
    roles: suggestedRoles.slice(0, maxOfEach).map(suggested),
    skills: varied(linked, 'skill'),
    tools: varied(linked, 'tool'),
  }
}

function ofType(type: KeywordType | undefined, words: string[]): Word[] {
  return words.slice(0, maxEntered).map((word) => ({ type, word, weight: 1 }))
}

/** What is entered as a list, the newest weighed most. */
function wordsOf(entered: Entered): Word[] {
  const last = entered.last ?? ''
  const parting = last.indexOf(':')
  const lastType = typeOfGroup.get(last.slice(0, Math.max(0, parting)))
  const lastWord = parting < 0 ? '' : last.slice(parting + 1)
  const words = [
    ...ofType('role', entered.roles),
    ...ofType('skill', entered.skills),
    ...ofType('tool', entered.tools),
    ...ofType(undefined, entered.default),
  ]
  if (lastWord === '') return words
  const newest = words.find(({ type, word }) => type === lastType && comparable(word) === comparable(lastWord))
  if (newest === undefined) words.push({ type: lastType, word: lastWord, weight: weightOfLast })
  else newest.weight = weightOfLast
  return words
}

/** Adds, to each role's score, how much a word belongs to it; a word adds at most its weight to any role. */
function addRoles(
  vocabulary: Vocabulary,
  type: KeywordType | undefined,
  word: string,
  weight: number,
  scores: Float64Array,
): void {
  const entry = type === undefined ? undefined : vocabulary.keywords.byName.get(`${type}:${comparable(word)}`)
  if (entry !== undefined) {
    const total = Math.sqrt(Math.max(1, linkSum(entry)))
    for (const link of entry.links) scores[link.role] = (scores[link.role] ?? 0) + (weight * link.weight) / total
    return
  }
  const weighing = weighRoles(vocabulary.evidence, read(vocabulary.words, word))
  const top = weighing.scores.reduce((max, score) => Math.max(max, score), 0)
  if (top === 0) return
  weighing.scores.forEach((score, role) => {
    if (score > top * 0.3) scores[role] = (scores[role] ?? 0) + (weight * score) / top
  })
}

function linkSum(entry: KeywordEntry): number {
  return entry.links.reduce((sum, link) => sum + link.weight, 0)
}

interface Linked {
  entry: KeywordEntry
  score: number
  /** The role that speaks for it most, by position. */
  role: number
  share: number
}

/** Skills and tools of these roles, best first; what belongs to few roles comes before what belongs to all. */
function linkedEntries(
  keywords: KeywordIndex,
  roles: number[],
  scores: Float64Array,
  taken: Set<KeywordEntry>,
): Linked[] {
  const found = new Map<KeywordEntry, Linked>()
  for (const role of roles) {
    for (const { entry, weight } of keywords.ofRole[role] ?? []) {
      if (taken.has(entry)) continue
      const share = weight * (scores[role] ?? 0)
      const linked = found.get(entry)
      if (linked === undefined) found.set(entry, { entry, score: share, role, share })
      else {
        linked.score += share
        if (share > linked.share) Object.assign(linked, { role, share })
      }
    }
  }
  for (const linked of found.values()) linked.score /= Math.max(1, linkSum(linked.entry)) ** 0.35
  return [...found.values()].sort(
    (left, right) => right.score - left.score || left.entry.position - right.entry.position,
  )
}

function varied(linked: Linked[], type: KeywordType): { value: string }[] {
  const fromRole = new Map<number, number>()
  const candidates = linked
    .filter(({ entry }) => entry.type === type)
    .slice(0, maxOfEach * 6)
    .map(({ entry, score, role }) => {
      const before = fromRole.get(role) ?? 0
      fromRole.set(role, before + 1)
      return { entry, score: score / (1 + before * repetition) }
    })
  candidates.sort((left, right) => right.score - left.score)
  return candidates.slice(0, maxOfEach).map(({ entry }) => suggested(entry))
}

function popular(keywords: KeywordIndex, taken: Set<KeywordEntry>): Suggestions {
  const pick = (type: KeywordType, slugs: readonly string[]) =>
    slugs
      .flatMap((slug) => keywords.bySlug.get(`${type}:${slug}`) ?? [])
      .filter((entry) => !taken.has(entry))
      .slice(0, maxOfEach)
      .map(suggested)
  return {
    roles: pick('role', popularSearches.roles),
    skills: pick('skill', popularSearches.skills),
    tools: pick('tool', popularSearches.tools),
  }
}
