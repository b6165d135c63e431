import * as t from '@talentplace/contract/matching/messages/reasons'
import { match, type Match, type ReasonForm } from '@talentplace/contract/matching/search.routes'
import { bitCount } from './bit-count.ts'
import * as texts from './reply/match-texts.ts'
import type { OverlapTables } from './overlap-tables.ts'
import { availabilityOf, reviewClassOf, spareOf, zoneOf } from './ranked-facts.ts'
import { ReasonWriter, type MatchedTools } from './reply/reason-writer.ts'
import { inJson, type WrittenNames } from './reply/written-names.ts'
import type { ReferenceNames } from './reference-names.ts'
import { ReplyWriter } from './reply/reply-writer.ts'
import type { RestOfScore } from './rest-of-score.ts'
import { isMain, knownOf } from './role-fits.ts'
import type { RolePartition } from './role-partition.ts'
import type { SearchPlan } from './search-plan.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'
import { positionOf, partitionOf } from './hit.ts'
import { wideBytes, type WideBytes } from './reply/wide-bytes.ts'

/** A match is never longer, were every language asked for. */
const longestMatch = 8192
/** More languages than this are told without remembering. */
const maxByBits = 24

const noName = wideBytes('')
const beforeScore = { full: wideBytes('],"score":'), codes: wideBytes('},"reasons":[],"score":') }
/** A list of how many of five days, its first item and those that follow. */
const firstDays = Array.from({ length: 6 }, (_, days) => wideBytes(`[${days}`))
const nextDays = Array.from({ length: 6 }, (_, days) => wideBytes(`,${days}`))
const endOfList = wideBytes(']')
const emptyList = wideBytes('[]')
const beforeOverlap = wideBytes(',"overlap":')
const noWorkingDay = wideBytes('null')
const beforeOffset = wideBytes(',"timezone_offset":')
const beforeRole = wideBytes(',"role_id":')
const end = wideBytes('}')

/** How many of the viewed roles count for the person at a hit: all or nothing when all were asked for together. */
export function rolesThatCount({ viewed, matchAll }: SearchPlan, hit: number): number {
  const partition = viewed[partitionOf(hit)]?.partition
  if (partition === undefined) return 0
  const position = positionOf(hit)
  const spare = partition.spare(position)
  let counting = 0
  for (const { feature, hours } of viewed) if (spare >= hours && partition.has(feature, position)) counting += 1
  return matchAll && counting < viewed.length ? 0 : counting
}

/** Whose docId is behind a hit. */
export function docIdAt({ viewed }: SearchPlan, hit: number): number {
  return viewed[partitionOf(hit)]?.partition.docId(positionOf(hit)) ?? -1
}

/** Why people stand where they stand under one search; the points of the reasons add up to the score. */
export class Matches {
  readonly #plan: SearchPlan
  readonly #people: SearchableAssistants
  readonly #overlaps: OverlapTables
  /** For each viewed role. */
  readonly #rests: readonly RestOfScore[]
  readonly #names: ReferenceNames
  readonly #written: WrittenNames
  /** By what is told: of a search's few, the same come again on its page. */
  readonly #languageTexts = new Map<number, WideBytes>()

  constructor(
    plan: SearchPlan,
    people: SearchableAssistants,
    overlaps: OverlapTables,
    rests: readonly RestOfScore[],
    { names, written }: { readonly names: ReferenceNames; readonly written: WrittenNames },
  ) {
    this.#plan = plan
    this.#people = people
    this.#overlaps = overlaps
    this.#rests = rests
    this.#names = names
    this.#written = written
  }

  of(hit: number): Match {
    const writer = new ReplyWriter()
    this.write(writer, hit, 'full')
    return match.parse(JSON.parse(writer.done().toString()))
  }

  /** Writes the same as JSON. */
  write(reply: ReplyWriter, hit: number, form: ReasonForm): void {
    const plan = this.#plan
    const at = partitionOf(hit)
    const role = plan.viewed[at]
    const rest = this.#rests[at]
    if (role === undefined || rest === undefined) throw new Error('a hit outside the viewed roles')
    const { weights } = plan
    const { partition } = role
    const position = positionOf(hit)
    const fit = partition.fit(position)
    const about = partition.weeks[position] ?? 0
    const reviews = partition.reviewsAndSpare[position] ?? 0
    const counting = rolesThatCount(plan, hit)
    reply.reserve(longestMatch)
    const reasons = new ReasonWriter(reply, form)
    const rolePoints = (isMain(fit) ? plan.mainRolePoints : plan.sideRolePoints)[counting] ?? 0
    const name = this.#written.roles.get(role.id) ?? noName
    reasons.roles(name, isMain(fit), { counting, viewed: plan.viewed.length }, rolePoints, weights.roles)
    reasons.expertise(knownOf(fit), role.key, rest.expertise(fit), weights.expertise)
    if (weights.skills > 0) {
      const matched = countMatched(plan.skills, partition, position)
      reasons.skills(matched, plan.skills.length, plan.skillPoints[matched] ?? 0, weights.skills)
    }
    if (weights.tools > 0) {
      const matched = this.#matchedTools(partition, position)
      reasons.tools(matched, plan.tools.length, plan.toolPoints[matched.count] ?? 0, weights.tools)
    }
    if (weights.languages > 0) {
      const spoken = countMatched(plan.languages, partition, position)
      const points = plan.languagePoints[spoken] ?? 0
      const text = form === 'full' ? this.#languagesText(partition, position) : noName
      reasons.reason('languages', text, points, weights.languages)
    }
    if (weights.overlap > 0) {
      const halfHours = rest.halfHours(about)
      reasons.overlap(halfHours, rest.overlap(about), weights.overlap)
    }
    if (weights.availabilities > 0) {
      const points = rest.availabilities(about)
      reasons.availabilities(rest.slots(about), plan.requestedSlots, points, weights.availabilities)
    }
    const spare = spareOf(reviews)
    reasons.hours(spare, rest.hours(spare), weights.hours)
    const reviewClass = reviewClassOf(reviews)
    const points = rest.reviews(reviewClass)
    const count = this.#people.facts.reviews.feedbackCount(reviewClass)
    reasons.reviews(texts.reviewsLevel(count, points, weights.reviews), points, weights.reviews)
    writeNumber(reply, beforeScore[form], reasons.score)
    reply.short(beforeOverlap)
    const zone = zoneOf(about)
    if (plan.viewerOffset === null) reply.short(noWorkingDay)
    else writeCovered(reply, this.#overlaps.workingDay(plan.zoneOverlaps.rows[zone] ?? -1), availabilityOf(about))
    writeNumber(reply, beforeOffset, plan.zoneOffsets[zone] ?? 0)
    writeNumber(reply, beforeRole, role.id)
    reply.short(end)
  }

  #matchedTools(partition: RolePartition, position: number): MatchedTools {
    const { tools, toolIds } = this.#plan
    const { tools: names } = this.#written
    let first = noName
    let second = noName
    let count = 0
    for (let at = 0; at < tools.length; at++) {
      if (!partition.has(tools[at] ?? 0, position)) continue
      count += 1
      if (count === 1) first = names.get(toolIds[at] ?? 0) ?? noName
      else if (count === 2) second = names.get(toolIds[at] ?? 0) ?? noName
    }
    return { first, second, count }
  }

  #languagesText(partition: RolePartition, position: number): WideBytes {
    const { languages, languageIds } = this.#plan
    const named = (id: number) => this.#names.languages.get(id)?.value ?? t.thisLanguage()
    const text = () => {
      const spoken = languageIds.filter((_id, at) => partition.has(languages[at] ?? 0, position))
      return texts.languagesText(spoken.map(named), languageIds.map(named))
    }
    return languages.length > maxByBits
      ? inJson(text())
      : cached(this.#languageTexts, matchedBits(languages, partition, position), text)
  }
}

function cached(known: Map<number, WideBytes>, key: number, text: () => string): WideBytes {
  const before = known.get(key)
  if (before) return before
  const now = inJson(text())
  known.set(key, now)
  return now
}

function writeNumber(reply: ReplyWriter, before: WideBytes, number: number): void {
  reply.short(before)
  reply.number(number)
}

/** Writes of each half hour how many of the parts that cover it a week has. */
function writeCovered(reply: ReplyWriter, halfHours: Int32Array, week: number): void {
  if (halfHours.length === 0) {
    reply.short(emptyList)
    return
  }
  let before = -1
  let days = 0
  let written = firstDays
  for (let at = 0; at < halfHours.length; at++) {
    const parts = halfHours[at] ?? 0
    if (parts !== before) days = bitCount(parts & week)
    before = parts
    reply.short(written[days] ?? noName)
    written = nextDays
  }
  reply.short(endOfList)
}

function countMatched(features: readonly number[], partition: RolePartition, position: number): number {
  let matched = 0
  for (let at = 0; at < features.length; at++) if (partition.has(features[at] ?? 0, position)) matched += 1
  return matched
}

/** Which of some features someone has, as bits. */
function matchedBits(features: readonly number[], partition: RolePartition, position: number): number {
  let bits = 0
  for (let at = 0; at < features.length; at++) if (partition.has(features[at] ?? 0, position)) bits |= 1 << at
  return bits
}
