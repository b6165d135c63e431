import { match, type Match, type MatchReason } from '@talentplace/contract/matching/search.routes'
import { matchParts } from '../../../rules/match-weights.ts'
import * as texts from './match-texts.ts'
import type { OverlapTables } from './overlap-tables.ts'
import { availabilityOf, reviewClassOf, spareOf, zoneOf } from './ranked-facts.ts'
import type { ReferenceNames } from './reference-names.ts'
import type { RestOfScore } from './rest-of-score.ts'
import type { RoleRoster } from './role-roster.ts'
import type { SearchPlan } from './search-plan.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'
import { placeOf, rosterOf } from './spot.ts'

/** More tools than this are told without remembering. */
const mostToolsByBits = 24

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

type Code = MatchReason['code']

const places = Object.fromEntries(matchParts.map((code, place) => [code, place])) as Record<Code, number>
/** The beginning of a reason's JSON; roles are always told, and first. */
const openings = Object.fromEntries(
  matchParts.map((code) => [code, `${code === 'roles' ? '' : ','}{"code":"${code}","text":`]),
) as Record<Code, string>

/** A reason as JSON, and its points. */
interface Told {
  readonly json: string
  readonly points: number
}

/**
 * Why people stand where they stand under one search; the points of the reasons add up to the score. It is written as
 * JSON at once, and what is told of one person is kept for the next: most of a search's time would else go into
 * objects and texts that are read once.
 */
export class Matches {
  readonly #plan: SearchPlan
  readonly #people: SearchableAssistants
  readonly #overlaps: OverlapTables
  readonly #rest: RestOfScore
  readonly #names: ReferenceNames
  /** By the part's place among `matchParts` and what of it a person has. */
  readonly #told = new Map<number, Told>()
  #score = 0
  #reasons = ''

  constructor(
    plan: SearchPlan,
    people: SearchableAssistants,
    overlaps: OverlapTables,
    rest: RestOfScore,
    names: ReferenceNames,
  ) {
    this.#plan = plan
    this.#people = people
    this.#overlaps = overlaps
    this.#rest = rest
    this.#names = names
  }

  of(spot: number): Match {
    return match.parse(JSON.parse(this.json(spot)))
  }

  /** The same as JSON. */
  json(spot: number): string {
    const { weights, viewed, viewerOffset, overlapRows, zoneOffsets } = this.#plan
    const roster = viewed[rosterOf(spot)]?.roster
    if (roster === undefined) throw new Error('a spot outside the viewed roles')
    const place = placeOf(spot)
    const about = roster.about(place)
    const reviews = roster.reviewsAndSpare(place)
    this.#score = 0
    this.#reasons = ''
    this.#tellRoles(rolesThatCount(this.#plan, spot))
    if (weights.skills > 0) this.#tellSkills(roster, place)
    if (weights.tools > 0) this.#tellTools(roster, place)
    if (weights.overlap > 0) this.#tellOverlap(this.#rest.halfHours(about))
    if (weights.availabilities > 0) this.#tellAvailabilities(this.#rest.slots(about))
    this.#tellHours(spareOf(reviews))
    this.#tellReviews(reviewClassOf(reviews))
    const zone = zoneOf(about)
    const workingDay =
      viewerOffset === null ? 'null' : this.#overlaps.workingDay(overlapRows[zone] ?? -1, availabilityOf(about))
    return `{"score":${this.#score},"reasons":[${this.#reasons}],"overlap":${workingDay},"timezone_offset":${zoneOffsets[zone] ?? 0}}`
  }

  #tellRoles(counting: number): void {
    if (this.#tellAgain('roles', counting)) return
    const { viewed, rolePoints } = this.#plan
    const only = viewed.length === 1 ? viewed[0] : undefined
    const text = only
      ? JSON.stringify(this.#names.roles.get(only.id)?.value ?? '')
      : quoted(texts.rolesText(counting, viewed.length))
    this.#tell('roles', counting, text, rolePoints[counting] ?? 0)
  }

  #tellSkills(roster: RoleRoster, place: number): void {
    const { skills, skillPoints } = this.#plan
    let held = 0
    for (const skill of skills) if (roster.has(skill, place)) held += 1
    if (this.#tellAgain('skills', held)) return
    this.#tell('skills', held, quoted(texts.skillsText(held, skills.length)), skillPoints[held] ?? 0)
  }

  #tellTools(roster: RoleRoster, place: number): void {
    const { tools, toolIds, toolPoints } = this.#plan
    let held = 0
    let bits = 0
    for (let at = 0; at < tools.length; at++) {
      if (!roster.has(tools[at] ?? 0, place)) continue
      held += 1
      bits |= 1 << at
    }
    const which = tools.length <= mostToolsByBits ? bits : null
    if (which !== null && this.#tellAgain('tools', which)) return
    const ids = toolIds.filter((_, at) => roster.has(tools[at] ?? 0, place))
    const values = ids.map((id) => this.#names.tools.get(id)?.value ?? '')
    this.#tell('tools', which, JSON.stringify(texts.toolsText(values, tools.length)), toolPoints[held] ?? 0)
  }

  #tellOverlap(halfHours: number): void {
    if (this.#tellAgain('overlap', halfHours)) return
    this.#tell('overlap', halfHours, quoted(texts.overlapText(halfHours)), this.#rest.overlap(halfHours))
  }

  #tellAvailabilities(slots: number): void {
    if (this.#tellAgain('availabilities', slots)) return
    const text = quoted(texts.availabilitiesText(slots, this.#plan.slotsAsked))
    this.#tell('availabilities', slots, text, this.#rest.availabilities(slots))
  }

  #tellHours(spare: number): void {
    if (this.#tellAgain('hours', spare)) return
    this.#tell('hours', spare, quoted(texts.hoursText(spare)), this.#rest.hours(spare))
  }

  #tellReviews(reviewClass: number): void {
    if (this.#tellAgain('reviews', reviewClass)) return
    const points = this.#rest.reviews(reviewClass)
    const count = this.#people.facts.reviews.feedbackCount(reviewClass)
    const text = quoted(texts.reviewsText(count, points, this.#plan.weights.reviews))
    this.#tell('reviews', reviewClass, text, points)
  }

  /** Tells what was told of somebody else before; false when it wasn't. */
  #tellAgain(code: Code, what: number): boolean {
    const told = this.#told.get(what * matchParts.length + places[code])
    if (told === undefined) return false
    this.#add(told)
    return true
  }

  /**
   * @param what null for what isn't worth remembering
   * @param text as JSON
   */
  #tell(code: Code, what: number | null, text: string, points: number): void {
    const json = `${openings[code]}${text},"points":${points},"of":${this.#plan.weights[code]}}`
    const told = { json, points }
    if (what !== null) this.#told.set(what * matchParts.length + places[code], told)
    this.#add(told)
  }

  #add({ json, points }: Told): void {
    this.#score += points
    this.#reasons += json
  }
}

/** JSON of a text that has neither quotes nor names in it. */
function quoted(text: string): string {
  return `"${text}"`
}
