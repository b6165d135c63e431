import { BitCounter } from './bit-counter.ts'
import { bitCount, slotsPerWord, wordsPerBlock } from './feature-bits.ts'
import type { RestOfScore } from './rest-of-score.ts'
import type { RoleRows, SearchPlan } from './search-plan.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'
import type { Shortlist } from './shortlist.ts'
import { WorthScoring } from './worth-scoring.ts'

const most = 128
// Where each asked row's current block begins; one search runs at a time.
const roleStarts = new Int32Array(most)
const hoursStarts = new Int32Array(most)
const skillStarts = new Int32Array(most)
const toolStarts = new Int32Array(most)
const filterStarts = new Int32Array(4 * most)
const roleCounter = new BitCounter()
const skillCounter = new BitCounter()
const toolCounter = new BitCounter()

/**
 * Finds everybody a plan describes, offering to the shortlist whoever may belong on it. Returns the exact count.
 * Goes block by block, 32 people at a time: conditions, then counts of roles, skills and tools, and only whoever can
 * still reach the floor is scored one by one.
 */
export function rank(plan: SearchPlan, people: SearchableAssistants, rest: RestOfScore, shortlist: Shortlist): number {
  const { words } = people.bits
  const { viewed, matchAll, filtered, skills, tools, rolePoints, skillPoints, toolPoints } = plan
  const countRoles = !matchAll && viewed.length > 1
  const allRoles = viewed.length
  const worthScoring = new WorthScoring(plan, rest.mostReviewPoints)
  const inUse = people.blocksInUse
  let count = 0
  for (let block = 0; block < inUse; block++) {
    let occupied = startRoles(viewed, matchAll, block, people)
    if (occupied === 0) continue
    if (filtered) occupied &= startFilters(plan, block, people)
    if (occupied === 0) continue
    const skillsHere = startPresent(skills, skillStarts, block, occupied, people)
    const toolsHere = startPresent(tools, toolStarts, block, occupied, people)
    while (occupied !== 0) {
      const word = 31 - Math.clz32(occupied & -occupied)
      occupied &= occupied - 1
      const allowed = filtered ? filtersAt(plan, word, words) : -1
      let found = matchAll ? allowed : 0
      if (countRoles) roleCounter.reset()
      for (let index = 0; index < allRoles; index++) {
        const counts =
          (words[(roleStarts[index] ?? 0) + word] ?? 0) & (words[(hoursStarts[index] ?? 0) + word] ?? 0) & allowed
        found = matchAll ? found & counts : found | counts
        if (countRoles) roleCounter.add(counts)
      }
      if (found === 0) continue
      count += bitCount(found)
      skillCounter.reset()
      for (let index = 0; index < skillsHere; index++)
        skillCounter.add((words[(skillStarts[index] ?? 0) + word] ?? 0) & found)
      toolCounter.reset()
      for (let index = 0; index < toolsHere; index++)
        toolCounter.add((words[(toolStarts[index] ?? 0) + word] ?? 0) & found)
      let worth = worthScoring.among(found, shortlist.floor, roleCounter, skillCounter, toolCounter)
      const firstSlot = (block * wordsPerBlock + word) * slotsPerWord
      while (worth !== 0) {
        const bit = 31 - Math.clz32(worth & -worth)
        worth &= worth - 1
        const sure =
          (rolePoints[countRoles ? roleCounter.of(bit) : allRoles] ?? 0) +
          (skillPoints[skillCounter.of(bit)] ?? 0) +
          (toolPoints[toolCounter.of(bit)] ?? 0)
        if (sure + worthScoring.rest < shortlist.floor) continue
        const score = sure + rest.points(firstSlot + bit)
        if (score >= shortlist.floor) shortlist.offer(firstSlot + bit, score)
      }
    }
  }
  return count
}

/** How many people each asked role counts for, under the filters. */
export function countRoles(plan: SearchPlan, people: SearchableAssistants, hours: readonly number[]): number[] {
  if (!plan.filtered) return plan.asked.map((role, index) => people.roleCount(role.id, hours[index] ?? 0))
  return plan.asked.map((role) => {
    let count = 0
    for (let block = 0; block < people.blocksInUse; block++) {
      let occupied = startRoles([role], false, block, people)
      if (occupied === 0) continue
      occupied &= startFilters(plan, block, people)
      while (occupied !== 0) {
        const word = 31 - Math.clz32(occupied & -occupied)
        occupied &= occupied - 1
        const { words } = people.bits
        count += bitCount(
          (words[(roleStarts[0] ?? 0) + word] ?? 0) &
            (words[(hoursStarts[0] ?? 0) + word] ?? 0) &
            filtersAt(plan, word, words),
        )
      }
    }
    return count
  })
}

/** Locates the roles' block; which of its words may hold somebody the roles count for. */
function startRoles(
  roles: readonly RoleRows[],
  matchAll: boolean,
  block: number,
  people: SearchableAssistants,
): number {
  const { summary, blocks } = people.bits
  let occupied = matchAll ? -1 : 0
  for (let index = 0; index < roles.length; index++) {
    const roleEntry = (roles[index]?.role ?? 0) * blocks + block
    const hoursEntry = (roles[index]?.hours ?? 0) * blocks + block
    roleStarts[index] = roleEntry * wordsPerBlock
    hoursStarts[index] = hoursEntry * wordsPerBlock
    const both = (summary[roleEntry] ?? 0) & (summary[hoursEntry] ?? 0)
    occupied = matchAll ? occupied & both : occupied | both
  }
  return occupied
}

/** Locates the block of those rows that have a bit in one of these words of it; how many they are. */
function startPresent(
  rows: readonly number[],
  starts: Int32Array,
  block: number,
  occupied: number,
  people: SearchableAssistants,
): number {
  const { summary, blocks } = people.bits
  let present = 0
  for (let index = 0; index < rows.length; index++) {
    const entry = (rows[index] ?? 0) * blocks + block
    if (((summary[entry] ?? 0) & occupied) !== 0) starts[present++] = entry * wordsPerBlock
  }
  return present
}

/** Locates the filters' block; which of its words may hold somebody they let through. */
function startFilters(plan: SearchPlan, block: number, people: SearchableAssistants): number {
  const { summary, blocks } = people.bits
  let occupied = -1
  let place = 0
  for (const group of plan.anyOf) {
    let any = 0
    for (let index = 0; index < group.length; index++) {
      const entry = (group[index] ?? 0) * blocks + block
      filterStarts[place++] = entry * wordsPerBlock
      any |= summary[entry] ?? 0
    }
    occupied &= any
  }
  if (plan.clocks) {
    const upTo = plan.clocks.upTo * blocks + block
    filterStarts[place] = upTo * wordsPerBlock
    filterStarts[place + 1] = (plan.clocks.above * blocks + block) * wordsPerBlock
    occupied &= summary[upTo] ?? 0
  }
  return occupied
}

/** Who in a word passes the filters whose block was located last. */
function filtersAt(plan: SearchPlan, word: number, words: Int32Array): number {
  let allowed = -1
  let place = 0
  for (const group of plan.anyOf) {
    let any = 0
    for (let index = 0; index < group.length; index++) any |= words[(filterStarts[place++] ?? 0) + word] ?? 0
    allowed &= any
  }
  if (plan.clocks) {
    allowed &= (words[(filterStarts[place] ?? 0) + word] ?? 0) & ~(words[(filterStarts[place + 1] ?? 0) + word] ?? 0)
  }
  return allowed
}
