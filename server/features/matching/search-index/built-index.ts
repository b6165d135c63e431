import {
  rankedCandidate,
  type Match,
  type RankedCandidate,
  type SearchQuery,
} from '@talentplace/contract/matching/search.routes'
import { z } from 'zod'
import type { Named } from '../candidate-of.ts'
import { CandidatePieces } from './candidate-pieces.ts'
import { firstOfEach } from './first-of-each.ts'
import { MatchingChips } from './matching-chips.ts'
import { Matches, rolesThatCount, slotAt } from './matches.ts'
import { OverlapTables } from './overlap-tables.ts'
import { countRole, rank } from './rank.ts'
import { referenceNames, type ReferenceNames } from './reference-names.ts'
import type { SearchReference } from './reference.ts'
import { ReplyWriter } from './reply-writer.ts'
import { RestOfScore } from './rest-of-score.ts'
import { planSearch, type SearchPlan } from './search-plan.ts'
import { SearchableAssistants } from './searchable-assistants.ts'
import { Shortlist } from './shortlist.ts'
import { scoreAt } from './spot-score.ts'
import { placeOf, rosterOf, spotAt } from './spot.ts'
import { inTieOrder, utcDay } from './tie-order.ts'

const opening = Buffer.from('{"assistants":[')
const betweenPeople = Buffer.from('},')
const page = z.object({ assistants: z.array(rankedCandidate) })

export interface RoleCount {
  readonly role_id: number
  readonly count: number
}

/** What a search found: the exact figures, and the page's people in order. */
export interface Found {
  readonly count: number
  readonly role_counts: readonly RoleCount[]
  ids(): number[]
  scores(): number[]
  /** The page as the contract has it. */
  candidates(): RankedCandidate[]
  /** The whole reply as JSON, from pieces that were checked when they were made. */
  reply(): Buffer
}

/** One complete build of the index, kept current person by person. */
export class BuiltIndex {
  readonly people: SearchableAssistants
  readonly #names: ReferenceNames
  readonly #pieces: CandidatePieces
  readonly #skills: MatchingChips
  readonly #tools: MatchingChips
  readonly #overlaps = new OverlapTables()
  readonly #shortlist = new Shortlist()

  /** @param options.expected how many people will be put in at first; `room`: how many there may be in all */
  constructor(options: { reference: SearchReference; expected: number; room: number; now: Date }) {
    this.people = new SearchableAssistants({ ...options, onRemove: (slot) => this.#pieces.forget(slot) })
    this.#pieces = new CandidatePieces(this.people.slots, options.expected)
    this.#names = referenceNames(options.reference)
    const { skills, tools, end } = this.people.features
    this.#skills = new MatchingChips(byFeature(this.#names.skills, skills), end, '],"tools":')
    this.#tools = new MatchingChips(byFeature(this.#names.tools, tools), end, '],"match":')
  }

  /** Runs a search. A role whose hours are missing finds nobody, and so does a focus outside the asked roles. */
  search(query: SearchQuery, now: Date): Found {
    const plan = this.#plan(query, now)
    if (plan === null) return nobody(query)
    const { limit, offset } = query.pagination
    // Someone may stand on it once for each role.
    this.#shortlist.begin((offset + limit) * plan.viewed.length)
    const rests = this.#rests(plan)
    const { count, byRole } = rank(plan, this.people, rests, this.#shortlist)
    const day = utcDay(now)
    const slotOf = (spot: number) => slotAt(plan, spot)
    const found = {
      tieSeed: (spot: number) => plan.viewed[rosterOf(spot)]?.roster.tieSeed(placeOf(spot)) ?? 0,
      id: (spot: number) => this.people.id[slotOf(spot)] ?? 0,
    }
    const ofEach = firstOfEach(plan.viewed.length, slotOf)
    const inOrder = (spots: readonly number[]) => inTieOrder(spots, found, day)
    const byScore = byScores((spot) => scoreAt(plan, rests, spot))
    const spots =
      plan.sort === 'match'
        ? this.#shortlist.page(offset, limit, inOrder, ofEach)
        : this.#shortlist
            .page(offset, limit, byScore(inOrder), byScore(ofEach))
            .map(({ spot }) => ({ spot, score: scoreAt(plan, rests, spot) }))
    const counts =
      byRole !== null && plan.viewed === plan.asked
        ? byRole
        : plan.asked.map((role) => countRole(plan, role, this.people))
    const matches = new Matches(plan, this.people, this.#overlaps, rests, this.#names)
    const role_counts = query.rids.map((role_id, index) => ({ role_id, count: counts[index] ?? 0 }))
    const reply = () => {
      const writer = new ReplyWriter()
      let before = opening
      for (const { spot } of spots) {
        writer.whole(before)
        this.#writePerson(writer, plan, spot, matches)
        before = betweenPeople
      }
      if (spots.length === 0) writer.whole(opening)
      const end = spots.length === 0 ? '' : '}'
      writer.text(`${end}],"count":${count},"role_counts":${JSON.stringify(role_counts)}}`)
      return writer.done()
    }
    return {
      count,
      role_counts,
      ids: () => spots.map(({ spot }) => found.id(spot)),
      scores: () => spots.map(({ score }) => score),
      candidates: () => page.parse(JSON.parse(reply().toString())).assistants,
      reply,
    }
  }

  /** Makes people's pieces ready for so many milliseconds; true when as many are as will ever be. */
  prepare(milliseconds: number): boolean {
    return this.#pieces.prepare(milliseconds, this.people, this.#names)
  }

  /** One person's best match under a search, whatever its filters; null when none of its roles counts for them. */
  match(id: number, query: SearchQuery, now: Date): Match | null {
    const slot = this.people.slotOf(id)
    const plan = this.#plan(query, now)
    if (slot === -1 || plan === null) return null
    const matches = new Matches(plan, this.people, this.#overlaps, this.#rests(plan), this.#names)
    let best: Match | null = null
    for (const [index, { roster, hours }] of plan.viewed.entries()) {
      const place = roster.placeOf(slot)
      if (place === -1 || roster.spare(place) < hours) continue
      const spot = spotAt(index, place)
      if (rolesThatCount(plan, spot) === 0) continue
      const match = matches.of(spot)
      if (best === null || match.score > best.score) best = match
    }
    return best
  }

  #writePerson(writer: ReplyWriter, plan: SearchPlan, spot: number, matches: Matches): void {
    const role = plan.viewed[rosterOf(spot)]
    if (role === undefined) throw new Error('a spot outside the viewed roles')
    const { roster, matching } = role
    const place = placeOf(spot)
    this.#pieces.write(writer, roster.slot(place), this.people, this.#names)
    this.#skills.write(writer, matching.skills, roster, place)
    this.#tools.write(writer, matching.tools, roster, place)
    matches.write(writer, spot)
  }

  #rests(plan: SearchPlan): RestOfScore[] {
    return plan.viewed.map((role) => new RestOfScore(plan, role, this.people.facts, this.#overlaps))
  }

  #plan(query: SearchQuery, now: Date): SearchPlan | null {
    if (query.rids.length === 0 || query.rids.length !== query.hours.length) return null
    return planSearch(query, this.people, this.#overlaps, now)
  }
}

function byFeature(names: ReadonlyMap<number, Named>, features: ReadonlyMap<number, number>): Map<number, Named> {
  return new Map([...names].map(([id, item]) => [features.get(id) ?? 0, item]))
}

/** Does to spots of each score what is done to equals, the highest score first. */
function byScores(scoreOf: (spot: number) => number) {
  return (toEquals: (spots: readonly number[]) => readonly number[]) => (spots: readonly number[]) =>
    [...Map.groupBy(spots, scoreOf)].toSorted(([one], [other]) => other - one).flatMap(([, equals]) => toEquals(equals))
}

function nobody(query: SearchQuery): Found {
  const answer = { assistants: [], count: 0, role_counts: query.rids.map((role_id) => ({ role_id, count: 0 })) }
  return {
    ...answer,
    ids: () => [],
    scores: () => [],
    candidates: () => [],
    reply: () => Buffer.from(JSON.stringify(answer)),
  }
}
