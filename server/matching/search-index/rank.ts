import { bitCount } from './bit-count.ts'
import { BitCounter } from './bit-counter.ts'
import type { RestOfScore } from './rest-of-score.ts'
import { isMain } from './role-fits.ts'
import type { RequestedRole, SearchPlan } from './search-plan.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'
import type { TopK } from './top-k.ts'
import { levelOf, type LevelOf } from './sort-level.ts'
import { hitAt } from './hit.ts'
import { WorthScoring } from './worth-scoring.ts'

const positionsPerWord = 32
const max = 128
// Where each asked row begins in the partition at hand; one search runs at a time.
const roleStarts = new Int32Array(max)
const hoursStarts = new Int32Array(max)
const skillStarts = new Int32Array(max)
const toolStarts = new Int32Array(max)
const languageStarts = new Int32Array(max)
const filterStarts = new Int32Array(5 * max)
const filterGroups: number[] = []
const roleCounter = new BitCounter()
const skillCounter = new BitCounter()
const toolCounter = new BitCounter()
const languageCounter = new BitCounter()
const counters = { roles: roleCounter, skills: skillCounter, tools: toolCounter, languages: languageCounter }

export interface Ranked {
  /** How many people were found. */
  readonly count: number
  /** How many people each viewed role counts for; null when all were asked for together. */
  readonly byRole: readonly number[] | null
}

/**
 * Finds everybody a plan describes, offering to the topK whoever may belong on it. Goes through the viewed roles'
 * partitions, 32 people at a time: conditions, then counts of roles, skills, tools and languages, and only whoever can still reach
 * the floor is scored one by one, for the role whose partition it is. Who has several of the roles is counted in the first
 * one's partition, and offered for each.
 */
export function rank(
  plan: SearchPlan,
  people: SearchableAssistants,
  rests: readonly RestOfScore[],
  topK: TopK,
): Ranked {
  const worthScoring = new WorthScoring(plan)
  const byRole: number[] = []
  let count = 0
  for (const [index, rest] of rests.entries()) {
    const { found, counted } = rankPartition(index, plan, people, rest, worthScoring, topK)
    // Who has all roles is found in each.
    if (!plan.matchAll || index === 0) count += found
    byRole.push(counted)
  }
  return { count, byRole: plan.matchAll ? null : byRole }
}

function rankPartition(
  at: number,
  plan: SearchPlan,
  people: SearchableAssistants,
  rest: RestOfScore,
  worthScoring: WorthScoring,
  topK: TopK,
): { found: number; counted: number } {
  const { viewed, matchAll, mainRolePoints, sideRolePoints, skillPoints, toolPoints, languagePoints } = plan
  const own = viewed[at]
  if (own === undefined) return { found: 0, counted: 0 }
  const { partition } = own
  makeRows(plan, own, people)
  if (!startFilters(plan, own, people)) return { found: 0, counted: 0 }
  const ownHours = partition.hoursRow(own.hours)
  // The others' rows: first those of the roles before this one, in whose partitions people have been found already.
  let before = 0
  let others = 0
  for (let index = 0; index < viewed.length; index++) {
    const role = viewed[index]
    if (role === undefined || index === at) continue
    const start = partition.rowOf(role.feature)
    if (start === 0) {
      if (matchAll) return { found: 0, counted: 0 }
      continue
    }
    roleStarts[others] = start
    hoursStarts[others] = partition.hoursRow(role.hours)
    others += 1
    if (index < at) before = others
  }
  const skills = startPresent(plan.skills, skillStarts, own)
  const tools = startPresent(plan.tools, toolStarts, own)
  const languages = startPresent(plan.languages, languageStarts, own)
  const { words, weeks, reviewsAndSpare, fits, maxSpare, maxKnown } = partition
  const { filtered } = plan
  const maxOfWeek = plan.weights.overlap + plan.weights.availabilities
  const wordsInUse = partition.wordsInUse
  const level = levelOf(plan, rest, people.facts)
  let foundInAll = 0
  let counted = 0
  for (let word = 0; word < wordsInUse; word++) {
    let found = words[ownHours + word] ?? 0
    if (found === 0) continue
    if (filtered) found &= filtersAt(plan, word, words)
    if (found === 0) continue
    let foundBefore = 0
    if (matchAll) {
      for (let index = 0; index < others; index++) found &= words[(roleStarts[index] ?? 0) + word] ?? 0
    } else {
      counted += bitCount(found)
      if (others > 0) {
        roleCounter.reset()
        roleCounter.add(found)
        for (let index = 0; index < others; index++) {
          const counts = (words[(roleStarts[index] ?? 0) + word] ?? 0) & (words[(hoursStarts[index] ?? 0) + word] ?? 0)
          roleCounter.add(counts)
          if (index < before) foundBefore |= counts
        }
      }
    }
    if (found === 0) continue
    foundInAll += bitCount(found & ~foundBefore)
    if (level !== null) {
      offerByLevel(own, at, word, found, level, topK)
      continue
    }
    const max = rest.max(maxSpare[word] ?? 0, maxKnown[word] ?? 0)
    if (plan.max + max < topK.floor) continue
    skillCounter.count(words, skillStarts, skills, word, found)
    toolCounter.count(words, toolStarts, tools, word, found)
    languageCounter.count(words, languageStarts, languages, word, found)
    if (others === 0) {
      roleCounter.reset()
      roleCounter.add(found)
    }
    let worth = worthScoring.among(found, topK.floor - max, counters)
    while (worth !== 0) {
      const bit = 31 - Math.clz32(worth & -worth)
      worth &= worth - 1
      const position = word * positionsPerWord + bit
      const fit = fits[position] ?? 0
      const rolePoints = isMain(fit) ? mainRolePoints : sideRolePoints
      const sure =
        (rolePoints[matchAll ? viewed.length : roleCounter.of(bit)] ?? 0) +
        (skillPoints[skillCounter.of(bit)] ?? 0) +
        (toolPoints[toolCounter.of(bit)] ?? 0) +
        (languagePoints[languageCounter.of(bit)] ?? 0) +
        rest.expertise(fit)
      if (sure + rest.maxBesideExpertise < topK.floor) continue
      const without = sure + rest.reviewsAndHours(reviewsAndSpare[position] ?? 0)
      if (without + maxOfWeek < topK.floor) continue
      const score = without + rest.week(weeks[position] ?? 0)
      if (score >= topK.floor) topK.offer(hitAt(at, position), score)
    }
  }
  return { found: foundInAll, counted }
}

/** Offers everybody found in a word by what they are sorted by instead of their score. */
function offerByLevel(
  { partition }: RequestedRole,
  at: number,
  word: number,
  found: number,
  level: LevelOf,
  topK: TopK,
): void {
  let left = found
  while (left !== 0) {
    const bit = 31 - Math.clz32(left & -left)
    left &= left - 1
    const position = word * positionsPerWord + bit
    const reached = level(partition.weeks[position] ?? 0, partition.reviewsAndSpare[position] ?? 0)
    if (reached >= topK.floor) topK.offer(hitAt(at, position), reached)
  }
}

/** How many people an asked role counts for, under the filters. */
export function countRole(plan: SearchPlan, role: RequestedRole, people: SearchableAssistants): number {
  const { partition } = role
  makeRows(plan, role, people)
  if (!startFilters(plan, role, people)) return 0
  const hours = partition.hoursRow(role.hours)
  const { words, wordsInUse } = partition
  let count = 0
  for (let word = 0; word < wordsInUse; word++) {
    const found = words[hours + word] ?? 0
    if (found !== 0) count += bitCount(plan.filtered ? found & filtersAt(plan, word, words) : found)
  }
  return count
}

/** Makes what a partition makes when it is first asked: its bits may move by that. */
function makeRows(plan: SearchPlan, { partition, hours }: RequestedRole, people: SearchableAssistants): void {
  partition.writeOut(plan.named)
  partition.hoursRow(hours)
  for (const role of plan.viewed) partition.hoursRow(role.hours)
  if (plan.clocks === null) return
  if (plan.clocks.upTo !== -1) partition.clockRow(plan.clocks.upTo, people.clockOf)
  if (plan.clocks.above !== -1) partition.clockRow(plan.clocks.above, people.clockOf)
}

/** Locates those rows that someone in the partition has; how many they are. */
function startPresent(features: readonly number[], starts: Int32Array, { partition }: RequestedRole): number {
  let present = 0
  for (let index = 0; index < features.length; index++) {
    const start = partition.rowOf(features[index] ?? 0)
    if (start !== 0) starts[present++] = start
  }
  return present
}

/** Locates the filters' rows; false when they let nobody in the partition through. */
function startFilters(plan: SearchPlan, { partition }: RequestedRole, people: SearchableAssistants): boolean {
  filterGroups.length = 0
  let position = 0
  for (const group of plan.anyOf) {
    const first = position
    for (const feature of group) {
      const start = partition.rowOf(feature)
      if (start !== 0) filterStarts[position++] = start
    }
    if (position === first) return false
    filterGroups.push(position)
  }
  if (plan.clocks === null) return true
  const { upTo, above } = plan.clocks
  if (upTo === -1) return false
  filterStarts[position] = partition.clockRow(upTo, people.clockOf)
  filterStarts[position + 1] = above === -1 ? 0 : partition.clockRow(above, people.clockOf)
  return true
}

/** Who in a word passes the filters whose rows were located last. */
function filtersAt(plan: SearchPlan, word: number, words: Int32Array): number {
  let allowed = -1
  let position = 0
  for (let group = 0; group < filterGroups.length; group++) {
    const end = filterGroups[group] ?? 0
    let any = 0
    while (position < end) any |= words[(filterStarts[position++] ?? 0) + word] ?? 0
    allowed &= any
  }
  if (plan.clocks !== null) {
    allowed &=
      (words[(filterStarts[position] ?? 0) + word] ?? 0) & ~(words[(filterStarts[position + 1] ?? 0) + word] ?? 0)
  }
  return allowed
}
