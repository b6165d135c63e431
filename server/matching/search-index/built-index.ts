import {
  rankedCandidate,
  type Match,
  type RankedCandidate,
  type SearchQuery,
  type ReasonForm,
} from '@talentplace/contract/matching/search.routes'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { defaultLanguage, type Language } from '@talentplace/contract/shared/i18n/language'
import { z } from 'zod'
import type { Named } from '../candidate-of.ts'
import { CandidatePieces } from './reply/candidate-pieces.ts'
import { firstOfEach } from './first-of-each.ts'
import { MatchingChips } from './reply/matching-chips.ts'
import { Matches, rolesThatCount, docIdAt } from './matches.ts'
import { OverlapTables } from './overlap-tables.ts'
import { countRole, rank } from './rank.ts'
import { referenceNames, type ReferenceNames } from './reference-names.ts'
import type { SearchReference } from './reference.ts'
import { ReplyWriter } from './reply/reply-writer.ts'
import { RestOfScore } from './rest-of-score.ts'
import { planSearch, type SearchPlan } from './search-plan.ts'
import { SearchableAssistants } from './searchable-assistants.ts'
import { TopK } from './top-k.ts'
import { scoreAt } from './hit-score.ts'
import { positionOf, partitionOf, hitAt } from './hit.ts'
import { inTieOrder, utcDay } from './tie-order.ts'
import { wideBytes } from './reply/wide-bytes.ts'
import { writtenNames, type WrittenNames } from './reply/written-names.ts'

const beforePeople = wideBytes('{"assistants":[')
const comma = wideBytes(',')
const afterPerson = wideBytes('}')
const beforeCount = wideBytes('],"count":')
const beforeRoles = wideBytes(',"role_counts":[')
const beforeRole = wideBytes('{"role_id":')
const beforeRoleCount = wideBytes(',"count":')
const afterRoles = wideBytes(']}')
/** A role with its count is never longer. */
const longestRoleCount = 64
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
  candidates(reasons?: ReasonForm): RankedCandidate[]
  /** The whole reply as JSON, from pieces that were checked when they were made. */
  reply(reasons?: ReasonForm): Buffer
}

/** What replies are written with in one language. */
interface ReplyVocabulary {
  readonly names: ReferenceNames
  readonly written: WrittenNames
  readonly pieces: CandidatePieces
  readonly skills: MatchingChips
  readonly tools: MatchingChips
}

/** One complete build of the index, kept current person by person. */
export class BuiltIndex {
  readonly people: SearchableAssistants
  readonly #reference: SearchReference
  readonly #expected: number
  /** Made for a language when someone first searches in it. */
  readonly #vocabularies = new Map<Language, ReplyVocabulary>()
  readonly #overlaps = new OverlapTables()
  readonly #topK = new TopK()

  /** @param options.expected how many people will be put in at first; `room`: how many there may be in all */
  constructor(options: { reference: SearchReference; expected: number; room: number; now: Date }) {
    const onRemove = (docId: number): void => {
      for (const { pieces } of this.#vocabularies.values()) pieces.evict(docId)
    }
    this.people = new SearchableAssistants({ ...options, onRemove })
    this.#reference = options.reference
    this.#expected = options.expected
  }

  #vocabulary(language: Language): ReplyVocabulary {
    const known = this.#vocabularies.get(language)
    if (known !== undefined) return known
    const names = referenceNames(this.#reference, language)
    const { skills, tools, end } = this.people.features
    const vocabulary = {
      names,
      written: writtenNames(names),
      pieces: new CandidatePieces(this.people.docIds, this.#expected),
      skills: new MatchingChips(byFeature(names.skills, skills), end, '],"tools":'),
      tools: new MatchingChips(byFeature(names.tools, tools), end, '],"match":'),
    }
    this.#vocabularies.set(language, vocabulary)
    return vocabulary
  }

  /** Runs a search. A role whose hours are missing finds nobody, and so does a focus outside the asked roles. */
  search(query: SearchQuery, now: Date): Found {
    const plan = this.#plan(query, now)
    if (plan === null) return nobody(query)
    const { limit, offset } = query.pagination
    // Someone may stand on it once for each role.
    this.#topK.begin((offset + limit) * plan.viewed.length)
    const rests = this.#rests(plan)
    const { count, byRole } = rank(plan, this.people, rests, this.#topK)
    const day = utcDay(now)
    const docIdOf = (hit: number) => docIdAt(plan, hit)
    const found = {
      tieSeed: (hit: number) => plan.viewed[partitionOf(hit)]?.partition.tieSeed(positionOf(hit)) ?? 0,
      id: (hit: number) => this.people.id[docIdOf(hit)] ?? 0,
    }
    const ofEach = firstOfEach(plan.viewed.length, docIdOf)
    const inOrder = (hits: readonly number[]) => inTieOrder(hits, found, day)
    const byScore = byScores((hit) => scoreAt(plan, rests, hit))
    const hits =
      plan.sort === 'match'
        ? this.#topK.page(offset, limit, inOrder, ofEach)
        : this.#topK
            .page(offset, limit, byScore(inOrder), byScore(ofEach))
            .map(({ hit }) => ({ hit, score: scoreAt(plan, rests, hit) }))
    const counts =
      byRole !== null && plan.viewed === plan.wanted
        ? byRole
        : plan.wanted.map((role) => countRole(plan, role, this.people))
    const vocabulary = this.#vocabulary(currentLanguage())
    const matches = this.#matches(plan, rests, vocabulary)
    const role_counts = query.rids.map((role_id, index) => ({ role_id, count: counts[index] ?? 0 }))
    const reply = (reasons: ReasonForm = 'full') => {
      const writer = new ReplyWriter()
      writer.reserve(beforePeople.length)
      writer.short(beforePeople)
      for (const [at, { hit }] of hits.entries()) {
        if (at > 0) writer.short(comma)
        this.#writePerson(writer, plan, hit, { matches, vocabulary, reasons })
      }
      writeFigures(writer, count, role_counts)
      return writer.done()
    }
    return {
      count,
      role_counts,
      ids: () => hits.map(({ hit }) => found.id(hit)),
      scores: () => hits.map(({ score }) => score),
      candidates: (reasons) => page.parse(JSON.parse(reply(reasons).toString())).assistants,
      reply,
    }
  }

  /** Makes people's pieces in the usual language ready for so many milliseconds; true when as many are as will ever be. */
  prepare(milliseconds: number): boolean {
    const { pieces, names } = this.#vocabulary(defaultLanguage)
    return pieces.prepare(milliseconds, this.people, names)
  }

  /** One person's best match under a search, whatever its filters; null when none of its roles counts for them. */
  match(id: number, query: SearchQuery, now: Date): Match | null {
    const docId = this.people.docIdOf(id)
    const plan = this.#plan(query, now)
    if (docId === -1 || plan === null) return null
    const matches = this.#matches(plan, this.#rests(plan), this.#vocabulary(currentLanguage()))
    let best: Match | null = null
    for (const [index, { partition, hours }] of plan.viewed.entries()) {
      const position = partition.positionOf(docId)
      if (position === -1 || partition.spare(position) < hours) continue
      const hit = hitAt(index, position)
      if (rolesThatCount(plan, hit) === 0) continue
      const match = matches.of(hit)
      if (best === null || match.score > best.score) best = match
    }
    return best
  }

  #writePerson(
    writer: ReplyWriter,
    plan: SearchPlan,
    hit: number,
    { matches, vocabulary, reasons }: { matches: Matches; vocabulary: ReplyVocabulary; reasons: ReasonForm },
  ): void {
    const role = plan.viewed[partitionOf(hit)]
    if (role === undefined) throw new Error('a hit outside the viewed roles')
    const { partition, matching } = role
    const position = positionOf(hit)
    vocabulary.pieces.write(writer, partition.docId(position), this.people, vocabulary.names)
    vocabulary.skills.write(writer, matching.skills, partition, position)
    vocabulary.tools.write(writer, matching.tools, partition, position)
    matches.write(writer, hit, reasons)
    writer.short(afterPerson)
  }

  #matches(plan: SearchPlan, rests: readonly RestOfScore[], vocabulary: ReplyVocabulary): Matches {
    return new Matches(plan, this.people, this.#overlaps, rests, vocabulary)
  }

  #rests(plan: SearchPlan): RestOfScore[] {
    return plan.viewed.map((role) => new RestOfScore(plan, role, this.people.facts, this.#overlaps))
  }

  #plan(query: SearchQuery, now: Date): SearchPlan | null {
    if (query.rids.length === 0 || query.rids.length !== query.hours.length) return null
    return planSearch(query, this.people, this.#overlaps, now)
  }
}

/** Writes what follows the people. */
function writeFigures(writer: ReplyWriter, count: number, roles: readonly RoleCount[]): void {
  writer.reserve((roles.length + 1) * longestRoleCount)
  writer.short(beforeCount)
  writer.number(count)
  writer.short(beforeRoles)
  for (const [at, role] of roles.entries()) {
    if (at > 0) writer.short(comma)
    writer.short(beforeRole)
    writer.number(role.role_id)
    writer.short(beforeRoleCount)
    writer.number(role.count)
    writer.short(afterPerson)
  }
  writer.short(afterRoles)
}

function byFeature(names: ReadonlyMap<number, Named>, features: ReadonlyMap<number, number>): Map<number, Named> {
  return new Map([...names].map(([id, item]) => [features.get(id) ?? 0, item]))
}

/** Does to hits of each score what is done to equals, the highest score first. */
function byScores(scoreOf: (hit: number) => number) {
  return (toEquals: (hits: readonly number[]) => readonly number[]) => (hits: readonly number[]) =>
    [...Map.groupBy(hits, scoreOf)].toSorted(([one], [other]) => other - one).flatMap(([, equals]) => toEquals(equals))
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
