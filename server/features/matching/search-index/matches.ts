import { explainedMatch, type ExplainedMatch } from '@talentplace/contract/matching/assistant.routes'
import { bitCount } from './bit-count.ts'
import { matchTermsJson } from './match-terms.ts'
import type { OverlapTables } from './overlap-tables.ts'
import { availabilityOf, reviewClassOf, spareOf, zoneOf } from './ranked-facts.ts'
import type { ReferenceNames } from './reference-names.ts'
import { ReplyWriter } from './reply-writer.ts'
import type { RestOfScore } from './rest-of-score.ts'
import { isMain, keySkillsOf, keyToolsOf } from './role-fits.ts'
import type { RoleRoster } from './role-roster.ts'
import type { SearchPlan } from './search-plan.ts'
import { placeOf, rosterOf } from './spot.ts'

/** A match is never longer: a hundred tools and languages of ten digits among it. */
const longestMatch = 4096

const beforePoints = Buffer.from('{"points":[')
const comma = Buffer.from(',')
const beforeScore = Buffer.from('],"score":')
const beforeRole = Buffer.from(',"role_id":')
const beforeRolesOfMain = Buffer.from(',"is_main_role":true,"roles":')
const beforeRolesOfSide = Buffer.from(',"is_main_role":false,"roles":')
const beforeKeySkills = Buffer.from(',"key_skills":')
const beforeKeyTools = Buffer.from(',"key_tools":')
const beforeSkills = Buffer.from(',"skills":')
const beforeTools = Buffer.from(',"tools":[')
const beforeLanguages = Buffer.from(',"languages":[')
const startOfList = Buffer.from('[')
const endOfList = Buffer.from(']')
const beforeAvailabilities = Buffer.from(',"availabilities":')
const beforeOverlap = Buffer.from(',"overlap":')
const noWorkingDay = Buffer.from('null')
const beforeOffset = Buffer.from(',"timezone_offset":')
const end = Buffer.from('}')

/** How many of the viewed roles count for the person at a spot: all or nothing when all were asked for together. */
export function rolesThatCount({ viewed, matchAll }: SearchPlan, spot: number): number {
  const roster = viewed[rosterOf(spot)]?.roster
  if (roster === undefined) return 0
  const place = placeOf(spot)
  const spare = roster.spare(place)
  let counting = 0
  for (const { feature, hours } of viewed) if (spare >= hours && roster.has(feature, place)) counting += 1
  return matchAll && counting < viewed.length ? 0 : counting
}

/** Whose slot is behind a spot. */
export function slotAt({ viewed }: SearchPlan, spot: number): number {
  return viewed[rosterOf(spot)]?.roster.slot(placeOf(spot)) ?? -1
}

/**
 * Why people stand where they stand under one search: the points of each part of their score, and what they are for. The
 * words are left to the reader (`matchReasons`): writing them took a sixth of a search's time, and half of a page's bytes.
 */
export class Matches {
  readonly #plan: SearchPlan
  readonly #overlaps: OverlapTables
  /** For each viewed role. */
  readonly #rests: readonly RestOfScore[]
  readonly #names: ReferenceNames

  constructor(plan: SearchPlan, overlaps: OverlapTables, rests: readonly RestOfScore[], names: ReferenceNames) {
    this.#plan = plan
    this.#overlaps = overlaps
    this.#rests = rests
    this.#names = names
  }

  /** What every match of the search is read with, as JSON. */
  terms(): string {
    return matchTermsJson(this.#plan, this.#names)
  }

  of(spot: number): ExplainedMatch {
    const writer = new ReplyWriter()
    this.write(writer, spot)
    const match: unknown = JSON.parse(writer.done().toString())
    return explainedMatch.parse({ ...(match as object), terms: JSON.parse(this.terms()) })
  }

  /** Writes a match as JSON. */
  write(reply: ReplyWriter, spot: number): void {
    const plan = this.#plan
    const role = plan.viewed[rosterOf(spot)]
    const rest = this.#rests[rosterOf(spot)]
    if (role === undefined || rest === undefined) throw new Error('a spot outside the viewed roles')
    const { weights } = plan
    const { roster } = role
    const place = placeOf(spot)
    const fit = roster.fit(place)
    const about = roster.weeks[place] ?? 0
    const reviews = roster.reviewsAndSpare[place] ?? 0
    const counting = rolesThatCount(plan, spot)
    const skills = countHeld(plan.skills, roster, place)
    const tools = countHeld(plan.tools, roster, place)
    const languages = countHeld(plan.languages, roster, place)
    const availabilities = rest.slots(about)
    let score = 0
    const tell = (points: number) => {
      reply.short(comma)
      reply.number(points)
      score += points
    }
    reply.reserve(longestMatch)
    reply.short(beforePoints)
    score = (isMain(fit) ? plan.mainRolePoints : plan.sideRolePoints)[counting] ?? 0
    reply.number(score)
    tell(rest.expertise(fit))
    if (weights.skills > 0) tell(plan.skillPoints[skills] ?? 0)
    if (weights.tools > 0) tell(plan.toolPoints[tools] ?? 0)
    if (weights.languages > 0) tell(plan.languagePoints[languages] ?? 0)
    if (weights.overlap > 0) tell(rest.overlap(rest.halfHours(about)))
    if (weights.availabilities > 0) tell(rest.availabilities(availabilities))
    tell(rest.hours(spareOf(reviews)))
    tell(rest.reviews(reviewClassOf(reviews)))
    writeNumber(reply, beforeScore, score)
    writeNumber(reply, beforeRole, role.id)
    writeNumber(reply, isMain(fit) ? beforeRolesOfMain : beforeRolesOfSide, counting)
    writeNumber(reply, beforeKeySkills, keySkillsOf(fit))
    writeNumber(reply, beforeKeyTools, keyToolsOf(fit))
    if (weights.skills > 0) writeNumber(reply, beforeSkills, skills)
    if (weights.tools > 0) writeHeld(reply, beforeTools, plan.tools, plan.toolIds, roster, place)
    if (weights.languages > 0) writeHeld(reply, beforeLanguages, plan.languages, plan.languageIds, roster, place)
    if (weights.availabilities > 0) writeNumber(reply, beforeAvailabilities, availabilities)
    reply.short(beforeOverlap)
    const zone = zoneOf(about)
    if (plan.viewerOffset === null) reply.short(noWorkingDay)
    else writeCovered(reply, this.#overlaps.workingDay(plan.overlapRows[zone] ?? -1), availabilityOf(about))
    writeNumber(reply, beforeOffset, plan.zoneOffsets[zone] ?? 0)
    reply.short(end)
  }
}

function writeNumber(reply: ReplyWriter, before: Uint8Array, number: number): void {
  reply.short(before)
  reply.number(number)
}

/** Writes of each half hour how many of the parts that cover it a week has. */
function writeCovered(reply: ReplyWriter, halfHours: Int32Array, week: number): void {
  reply.short(startOfList)
  for (let at = 0; at < halfHours.length; at++) {
    if (at > 0) reply.short(comma)
    reply.number(bitCount((halfHours[at] ?? 0) & week))
  }
  reply.short(endOfList)
}

function countHeld(features: readonly number[], roster: RoleRoster, place: number): number {
  let held = 0
  for (let at = 0; at < features.length; at++) if (roster.has(features[at] ?? 0, place)) held += 1
  return held
}

/** Writes the ids of those features that someone has. */
function writeHeld(
  reply: ReplyWriter,
  before: Uint8Array,
  features: readonly number[],
  ids: readonly number[],
  roster: RoleRoster,
  place: number,
): void {
  reply.short(before)
  let isFirst = true
  for (let at = 0; at < features.length; at++) {
    if (!roster.has(features[at] ?? 0, place)) continue
    if (!isFirst) reply.short(comma)
    isFirst = false
    reply.number(ids[at] ?? 0)
  }
  reply.short(endOfList)
}
