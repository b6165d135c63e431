import type { Match, MatchReason } from '@talentplace/contract/matching/search.routes'
import * as texts from './match-texts.ts'
import type { OverlapTables, WorkingDay } from './overlap-tables.ts'
import type { ReferenceNames } from './reference-names.ts'
import type { RestOfScore } from './rest-of-score.ts'
import type { SearchPlan } from './search-plan.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'

/** A reason and its JSON. */
interface Told {
  readonly reason: MatchReason
  readonly json: string
}

/** More tools than this are told without remembering. */
const mostToolsByBits = 30

/** How many of the viewed roles count for a person: all or nothing when all were asked for together. */
export function rolesThatCount(plan: SearchPlan, people: SearchableAssistants, slot: number): number {
  let counting = 0
  for (const { role, hours } of plan.viewed)
    if (people.bits.has(role, slot) && people.bits.has(hours, slot)) counting += 1
  return plan.matchAll && counting < plan.viewed.length ? 0 : counting
}

/**
 * Why people stand where they stand under one search; the points of the reasons add up to the score. People of a page
 * share most of their reasons, so each is put into words once.
 */
export class Matches {
  readonly #plan: SearchPlan
  readonly #people: SearchableAssistants
  readonly #overlaps: OverlapTables
  readonly #rest: RestOfScore
  readonly #names: ReferenceNames
  /** For each part what was told before, by what it was reckoned from. */
  readonly #told: Partial<Record<MatchReason['code'], Map<number, Told>>> = {}

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

  of(slot: number): Match {
    const told = this.#reasons(slot)
    return {
      score: score(told),
      reasons: told.map(({ reason }) => reason),
      overlap: this.#workingDay(slot)?.days ?? null,
      timezone_offset: this.#offset(slot),
    }
  }

  /** The same as JSON. */
  json(slot: number): string {
    const told = this.#reasons(slot)
    let reasons = ''
    for (const { json } of told) reasons += reasons === '' ? json : `,${json}`
    const overlap = this.#workingDay(slot)?.json ?? 'null'
    return `{"score":${score(told)},"reasons":[${reasons}],"overlap":${overlap},"timezone_offset":${this.#offset(slot)}}`
  }

  #reasons(slot: number): Told[] {
    const { weights, skills } = this.#plan
    const told = [this.#roles(slot)]
    if (weights.skills > 0) {
      let held = 0
      for (const row of skills) if (this.#people.bits.has(row, slot)) held += 1
      told.push(
        this.#tell('skills', held, () => texts.skillsText(held, skills.length), this.#plan.skillPoints[held] ?? 0),
      )
    }
    if (weights.tools > 0) told.push(this.#tools(slot))
    if (weights.overlap > 0) {
      const halfHours = this.#rest.halfHours(slot)
      told.push(this.#tell('overlap', halfHours, () => texts.overlapText(halfHours), this.#rest.overlap(slot)))
    }
    if (weights.availabilities > 0) {
      const held = this.#rest.slots(slot)
      const text = () => texts.availabilitiesText(held, this.#plan.slotsAsked)
      told.push(this.#tell('availabilities', held, text, this.#rest.availabilities(slot)))
    }
    const spare = this.#people.facts.spare(slot)
    told.push(this.#tell('hours', spare, () => texts.hoursText(spare), this.#rest.hours(slot)))
    const reviews = this.#rest.reviews(slot)
    const reviewsText = () => texts.reviewsText(this.#people.facts.feedbackCount(slot), reviews, weights.reviews)
    told.push(this.#tell('reviews', this.#people.facts.reviewClass(slot), reviewsText, reviews))
    return told
  }

  #roles(slot: number): Told {
    const { viewed, rolePoints } = this.#plan
    const count = rolesThatCount(this.#plan, this.#people, slot)
    const only = viewed.length === 1 ? viewed[0] : undefined
    const text = () => (only ? (this.#names.roles.get(only.id)?.value ?? '') : texts.rolesText(count, viewed.length))
    return this.#tell('roles', count, text, rolePoints[count] ?? 0)
  }

  #tools(slot: number): Told {
    const { tools, toolIds, toolPoints } = this.#plan
    let held = 0
    let bits = 0
    for (let place = 0; place < tools.length; place++) {
      if (!this.#people.bits.has(tools[place] ?? 0, slot)) continue
      held += 1
      bits |= 1 << place
    }
    const text = () => {
      const names = toolIds.filter((_, place) => this.#people.bits.has(tools[place] ?? 0, slot))
      return texts.toolsText(
        names.map((id) => this.#names.tools.get(id)?.value ?? ''),
        tools.length,
      )
    }
    const points = toolPoints[held] ?? 0
    return tools.length > mostToolsByBits ? this.#put('tools', text, points) : this.#tell('tools', bits, text, points)
  }

  #tell(code: MatchReason['code'], from: number, text: () => string, points: number): Told {
    const before = (this.#told[code] ??= new Map<number, Told>())
    const known = before.get(from)
    if (known) return known
    const told = this.#put(code, text, points)
    before.set(from, told)
    return told
  }

  #put(code: MatchReason['code'], text: () => string, points: number): Told {
    const reason = { code, text: text(), points, of: this.#plan.weights[code] }
    return { reason, json: JSON.stringify(reason) }
  }

  #workingDay(slot: number): WorkingDay | null {
    if (this.#plan.viewerOffset === null) return null
    const row = this.#plan.overlapRows[this.#people.facts.zone(slot)] ?? -1
    return this.#overlaps.workingDay(row, this.#people.facts.availability(slot))
  }

  #offset(slot: number): number {
    return this.#plan.zoneOffsets[this.#people.facts.zone(slot)] ?? 0
  }
}

function score(told: readonly Told[]): number {
  let sum = 0
  for (const { reason } of told) sum += reason.points
  return sum
}
