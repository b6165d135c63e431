import { match, type Match } from '@talentplace/contract/matching/search.routes'
import * as texts from './match-texts.ts'
import type { OverlapTables } from './overlap-tables.ts'
import { availabilityOf, reviewClassOf, spareOf, zoneOf } from './ranked-facts.ts'
import type { ReferenceNames } from './reference-names.ts'
import { ReplyWriter } from './reply-writer.ts'
import type { RestOfScore } from './rest-of-score.ts'
import { fits, isMain, knownOf } from './role-fits.ts'
import type { RoleRoster } from './role-roster.ts'
import type { AskedRole, SearchPlan } from './search-plan.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'
import { placeOf, rosterOf } from './spot.ts'
import { tellReason, type Told, type ToldReasons } from './told-reasons.ts'

/** More tools or languages than this are told without remembering. */
const mostByBits = 24
/** Fewer roles, skills or parts of the week than this can be wanted. */
const mostWanted = 128
/** A role has fewer key tools that count. */
const mostKeyTools = 8

const noWorkingDay = Buffer.from('null')
const afterReasons = new Map<number, Uint8Array>()
const afterWorkingDay = new Map<number, Uint8Array>()
const roleIds = new Map<number, Uint8Array>()

const afterReasonsJson = (score: number) => `],"score":${score},"overlap":`
const afterWorkingDayJson = (offset: number) => `,"timezone_offset":${offset},"role_id":`

const roleIdJson = (id: number) => `${id}}`

/** The JSON of a number of which there are few, made once. */
function kept(known: Map<number, Uint8Array>, number: number, json: (number: number) => string): Uint8Array {
  let bytes = known.get(number)
  if (!bytes) {
    bytes = Buffer.from(json(number))
    known.set(number, bytes)
  }
  return bytes
}

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
 * Why people stand where they stand under one search; the points of the reasons add up to the score. It is put together
 * as JSON from reasons that were told before: most of a search's time would else go into texts that are read once.
 */
export class Matches {
  readonly #plan: SearchPlan
  readonly #people: SearchableAssistants
  readonly #overlaps: OverlapTables
  /** For each viewed role. */
  readonly #rests: readonly RestOfScore[]
  readonly #names: ReferenceNames
  readonly #told: ToldReasons
  /** By which of the wanted tools someone has, as bits. */
  readonly #toldOfTools = new Map<number, Told>()
  /** Likewise of the languages. */
  readonly #toldOfLanguages = new Map<number, Told>()

  constructor(
    plan: SearchPlan,
    people: SearchableAssistants,
    overlaps: OverlapTables,
    rests: readonly RestOfScore[],
    names: ReferenceNames,
    told: ToldReasons,
  ) {
    this.#plan = plan
    this.#people = people
    this.#overlaps = overlaps
    this.#rests = rests
    this.#names = names
    this.#told = told
  }

  of(spot: number): Match {
    const writer = new ReplyWriter()
    this.write(writer, spot)
    return match.parse(JSON.parse(writer.done().toString()))
  }

  /** Writes the same as JSON. */
  write(reply: ReplyWriter, spot: number): void {
    const { weights, viewed, viewerOffset, overlapRows, zoneOffsets } = this.#plan
    const role = viewed[rosterOf(spot)]
    const rest = this.#rests[rosterOf(spot)]
    if (role === undefined || rest === undefined) throw new Error('a spot outside the viewed roles')
    const { roster } = role
    const place = placeOf(spot)
    const fit = roster.fit(place)
    const about = roster.weeks[place] ?? 0
    const reviews = roster.reviewsAndSpare[place] ?? 0
    let score = 0
    const add = ({ json, points }: Told) => {
      reply.whole(json)
      score += points
    }
    add(this.#roles(role, fit, rolesThatCount(this.#plan, spot)))
    add(this.#expertise(role, fit, rest))
    if (weights.skills > 0) add(this.#skills(roster, place))
    if (weights.tools > 0) add(this.#tools(roster, place))
    if (weights.languages > 0) add(this.#languages(roster, place))
    if (weights.overlap > 0) add(this.#overlap(rest, rest.halfHours(about)))
    if (weights.availabilities > 0) add(this.#availabilities(rest, rest.slots(about)))
    add(this.#hours(rest, spareOf(reviews)))
    add(this.#reviews(rest, reviewClassOf(reviews)))
    reply.whole(kept(afterReasons, score, afterReasonsJson))
    const zone = zoneOf(about)
    const row = overlapRows[zone] ?? -1
    reply.whole(viewerOffset === null ? noWorkingDay : this.#overlaps.workingDay(row, availabilityOf(about)))
    reply.whole(kept(afterWorkingDay, zoneOffsets[zone] ?? 0, afterWorkingDayJson))
    reply.whole(kept(roleIds, role.id, roleIdJson))
  }

  #roles({ id }: AskedRole, fit: number, counting: number): Told {
    const { viewed, mainRolePoints, sideRolePoints, weights } = this.#plan
    const main = isMain(fit)
    const points = (main ? mainRolePoints : sideRolePoints)[counting] ?? 0
    const what = ((id * mostWanted + counting) * mostWanted + viewed.length) * 2 + (main ? 1 : 0)
    return this.#told.tell('roles', what, points, weights.roles, () =>
      JSON.stringify(texts.roleText(this.#names.roles.get(id)?.value ?? '', main, counting, viewed.length)),
    )
  }

  #expertise({ key }: AskedRole, fit: number, rest: RestOfScore): Told {
    const what = (key.skills * mostKeyTools + key.tools) * fits + fit
    return this.#told.tell('expertise', what, rest.expertise(fit), this.#plan.weights.expertise, () =>
      quoted(texts.expertiseText(knownOf(fit), key)),
    )
  }

  #skills(roster: RoleRoster, place: number): Told {
    const { skills, skillPoints, weights } = this.#plan
    let held = 0
    for (const skill of skills) if (roster.has(skill, place)) held += 1
    const points = skillPoints[held] ?? 0
    const what = held * mostWanted + skills.length
    return this.#told.tell('skills', what, points, weights.skills, () => quoted(texts.skillsText(held, skills.length)))
  }

  #tools(roster: RoleRoster, place: number): Told {
    const { tools, toolIds, toolPoints, weights } = this.#plan
    return toldByBits(this.#toldOfTools, roster, place, tools, (isHeld) => {
      const values = toolIds.filter(isHeld).map((id) => this.#names.tools.get(id)?.value ?? '')
      const text = JSON.stringify(texts.toolsText(values, tools.length))
      return tellReason('tools', text, toolPoints[values.length] ?? 0, weights.tools)
    })
  }

  #languages(roster: RoleRoster, place: number): Told {
    const { languages, languageIds, languagePoints, weights } = this.#plan
    return toldByBits(this.#toldOfLanguages, roster, place, languages, (isHeld) => {
      const named = (id: number) => this.#names.languages.get(id)?.value ?? 'this language'
      const spoken = languageIds.filter(isHeld)
      const text = JSON.stringify(texts.languagesText(spoken.map(named), languageIds.map(named)))
      return tellReason('languages', text, languagePoints[spoken.length] ?? 0, weights.languages)
    })
  }

  #overlap(rest: RestOfScore, halfHours: number): Told {
    const points = rest.overlap(halfHours)
    const { overlap } = this.#plan.weights
    return this.#told.tell('overlap', halfHours, points, overlap, () => quoted(texts.overlapText(halfHours)))
  }

  #availabilities(rest: RestOfScore, slots: number): Told {
    const { slotsAsked, weights } = this.#plan
    const points = rest.availabilities(slots)
    const what = slots * mostWanted + slotsAsked
    const text = () => quoted(texts.availabilitiesText(slots, slotsAsked))
    return this.#told.tell('availabilities', what, points, weights.availabilities, text)
  }

  #hours(rest: RestOfScore, spare: number): Told {
    const points = rest.hours(spare)
    return this.#told.tell('hours', spare, points, this.#plan.weights.hours, () => quoted(texts.hoursText(spare)))
  }

  #reviews(rest: RestOfScore, reviewClass: number): Told {
    const { reviews } = this.#plan.weights
    const points = rest.reviews(reviewClass)
    const count = this.#people.facts.reviews.feedbackCount(reviewClass)
    const level = texts.reviewsLevel(count, points, reviews)
    return this.#told.tell('reviews', level, points, reviews, () => quoted(texts.reviewsTexts[level]))
  }
}

/** What is told of whoever has these of some features; remembered by which they are, as bits. */
function toldByBits(
  told: Map<number, Told>,
  roster: RoleRoster,
  place: number,
  features: readonly number[],
  tell: (isHeld: (wanted: number, at: number) => boolean) => Told,
): Told {
  const isHeld = (_wanted: number, at: number) => roster.has(features[at] ?? 0, place)
  if (features.length > mostByBits) return tell(isHeld)
  let bits = 0
  for (let at = 0; at < features.length; at++) if (isHeld(0, at)) bits |= 1 << at
  const before = told.get(bits)
  if (before) return before
  const now = tell(isHeld)
  told.set(bits, now)
  return now
}

/** JSON of a text that has neither quotes nor names in it. */
function quoted(text: string): string {
  return `"${text}"`
}
