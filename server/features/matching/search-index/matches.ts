import { match, type Match, type MatchReason } from '@talentplace/contract/matching/search.routes'
import { matchParts } from '../../../rules/match-weights.ts'
import * as texts from './match-texts.ts'
import type { OverlapTables } from './overlap-tables.ts'
import type { ReferenceNames } from './reference-names.ts'
import type { RestOfScore } from './rest-of-score.ts'
import type { SearchPlan } from './search-plan.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'
import { placeOf, rosterOf } from './spot.ts'

/** More tools than this are told without remembering. */
const mostToolsByBits = 30

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

/** The beginning of a reason's JSON, for each code. */
const openings = Object.fromEntries(matchParts.map((code) => [code, `{"code":"${code}","text":`])) as Record<
  Code,
  string
>

/**
 * Why people stand where they stand under one search; the points of the reasons add up to the score. It is written as
 * JSON at once: most of a search's time would else go into objects that are read once.
 */
export class Matches {
  readonly #plan: SearchPlan
  readonly #people: SearchableAssistants
  readonly #overlaps: OverlapTables
  readonly #rest: RestOfScore
  readonly #names: ReferenceNames
  /** JSON of the tools' text, by which of the asked ones a person has. */
  readonly #toolsText = new Map<number, string>()
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
    const slot = slotAt(this.#plan, spot)
    this.#tellReasons(spot, slot)
    return `{"score":${this.#score},"reasons":[${this.#reasons}],"overlap":${this.#workingDay(slot)},"timezone_offset":${this.#offset(slot)}}`
  }

  #tellReasons(spot: number, slot: number): void {
    const { weights, viewed, rolePoints } = this.#plan
    const rest = this.#rest
    this.#score = 0
    this.#reasons = ''
    const roles = rolesThatCount(this.#plan, spot)
    const only = viewed.length === 1 ? viewed[0] : undefined
    this.#tell(
      'roles',
      only
        ? JSON.stringify(this.#names.roles.get(only.id)?.value ?? '')
        : quoted(texts.rolesText(roles, viewed.length)),
      rolePoints[roles] ?? 0,
    )
    if (weights.skills > 0) this.#tellSkills(spot)
    if (weights.tools > 0) this.#tellTools(spot)
    if (weights.overlap > 0) this.#tell('overlap', quoted(texts.overlapText(rest.halfHours(slot))), rest.overlap(slot))
    if (weights.availabilities > 0) {
      const text = texts.availabilitiesText(rest.slots(slot), this.#plan.slotsAsked)
      this.#tell('availabilities', quoted(text), rest.availabilities(slot))
    }
    const { facts } = this.#people
    this.#tell('hours', quoted(texts.hoursText(facts.spare(slot))), rest.hours(slot))
    const reviews = rest.reviews(slot)
    this.#tell('reviews', quoted(texts.reviewsText(facts.feedbackCount(slot), reviews, weights.reviews)), reviews)
  }

  #tellSkills(spot: number): void {
    const { viewed, skills, skillPoints } = this.#plan
    const roster = viewed[rosterOf(spot)]?.roster
    const place = placeOf(spot)
    let held = 0
    for (const skill of skills) if (roster?.has(skill, place) === true) held += 1
    this.#tell('skills', quoted(texts.skillsText(held, skills.length)), skillPoints[held] ?? 0)
  }

  #tellTools(spot: number): void {
    const { viewed, tools, toolIds, toolPoints } = this.#plan
    const roster = viewed[rosterOf(spot)]?.roster
    const personPlace = placeOf(spot)
    const has = (at: number) => roster?.has(tools[at] ?? 0, personPlace) === true
    let held = 0
    let bits = 0
    for (let place = 0; place < tools.length; place++) {
      if (!has(place)) continue
      held += 1
      bits |= 1 << place
    }
    const remembered = tools.length <= mostToolsByBits
    let text = remembered ? this.#toolsText.get(bits) : undefined
    if (text === undefined) {
      const names = toolIds.filter((_, place) => has(place))
      const values = names.map((id) => this.#names.tools.get(id)?.value ?? '')
      text = JSON.stringify(texts.toolsText(values, tools.length))
      if (remembered) this.#toolsText.set(bits, text)
    }
    this.#tell('tools', text, toolPoints[held] ?? 0)
  }

  /** @param text as JSON */
  #tell(code: Code, text: string, points: number): void {
    this.#score += points
    const comma = this.#reasons === '' ? '' : ','
    this.#reasons += `${comma}${openings[code]}${text},"points":${points},"of":${this.#plan.weights[code]}}`
  }

  /** JSON of the viewer's working day as the person covers it. */
  #workingDay(slot: number): string {
    if (this.#plan.viewerOffset === null) return 'null'
    const row = this.#plan.overlapRows[this.#people.facts.zone(slot)] ?? -1
    return this.#overlaps.workingDay(row, this.#people.facts.availability(slot))
  }

  #offset(slot: number): number {
    return this.#plan.zoneOffsets[this.#people.facts.zone(slot)] ?? 0
  }
}

/** JSON of a text that has neither quotes nor names in it. */
function quoted(text: string): string {
  return `"${text}"`
}
