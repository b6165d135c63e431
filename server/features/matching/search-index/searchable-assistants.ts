import { setImmediate } from 'node:timers/promises'
import { offsetAt } from '../../../platform/clock/zones.ts'
import { spareHours } from '../../../rules/spare-hours.ts'
import { packAssistant, unpackAssistant, type AssistantRecord } from './assistant-record.ts'
import type { CopiedRow } from './copied-rows.ts'
import { featureNumbers, type FeatureNumbers } from './feature-numbers.ts'
import { RankedFacts } from './ranked-facts.ts'
import { assistantField as field } from './read-assistants.ts'
import { RecordStore } from './record-store.ts'
import type { SearchReference } from './reference.ts'
import { RoleFits } from './role-fits.ts'
import { RolePartition } from './role-partition.ts'
import { DocIdAllocator } from './doc-id-allocator.ts'
import { DocIdOfAssistant } from './doc-id-of-assistant.ts'
import { zoneOffsetsAt, type ZoneOffsets } from './zone-offsets.ts'

const uuidSeedOffset = 12

type Lists = Pick<AssistantRecord, 'role_ids' | 'skill_ids' | 'tool_ids' | 'self_identification_ids' | 'language_ids'>

function numbersOf(ids: Iterable<number>, known: ReadonlyMap<number, number>): number[] {
  return [...ids].flatMap((id) => known.get(id) ?? [])
}

/** Numbers of the skills and tools that are key to a role. */
export interface KeyFeatures {
  readonly skills: readonly number[]
  readonly tools: readonly number[]
}

const nothingKey: KeyFeatures = { skills: [], tools: [] }

/**
 * Everybody who can be found: a partition for each role with what is filtered, counted and ranked, and for each person a
 * docId with a packed record of what is shown. Changing a person is taking them out and putting them in.
 */
export class SearchableAssistants {
  readonly reference: SearchReference
  /** How many docIds there are. */
  readonly docIds: number
  readonly features: FeatureNumbers
  /** 0 where nobody is. */
  readonly id: Int32Array
  readonly facts: RankedFacts
  readonly fits: RoleFits
  readonly availableHours: Uint16Array
  readonly committedHours: Uint16Array
  readonly #records: RecordStore
  readonly #docIds: DocIdAllocator
  readonly #docIdOfAssistant: DocIdOfAssistant
  readonly #zoneNumber: ReadonlyMap<string, number>
  /** By the role's id. */
  readonly #partitions: ReadonlyMap<number, RolePartition>
  readonly #nobody: RolePartition
  /** By the role's id. */
  readonly #keyFeatures: ReadonlyMap<number, KeyFeatures>
  readonly #onRemove: (docId: number) => void
  #zoneOffsets: ZoneOffsets

  /** @param room how many people to make room for; `put` refuses beyond it. */
  constructor(options: { reference: SearchReference; room: number; now: Date; onRemove: (docId: number) => void }) {
    const { reference, room: docIds } = options
    this.reference = reference
    this.docIds = docIds
    this.features = featureNumbers(reference)
    this.#partitions = new Map(reference.roles.map(({ id }) => [id, new RolePartition(this.features.end)]))
    this.#nobody = new RolePartition(this.features.end)
    this.id = new Int32Array(docIds)
    this.facts = new RankedFacts(docIds)
    this.fits = new RoleFits(reference)
    this.availableHours = new Uint16Array(docIds)
    this.committedHours = new Uint16Array(docIds)
    this.#records = new RecordStore(docIds)
    this.#docIds = new DocIdAllocator(docIds)
    this.#docIdOfAssistant = new DocIdOfAssistant(docIds)
    this.#zoneNumber = new Map(reference.zones.map((zone, number) => [zone, number]))
    this.#keyFeatures = new Map(reference.roles.map(({ id }) => [id, this.#keyFeaturesOf(id)]))
    this.#onRemove = options.onRemove
    this.#zoneOffsets = zoneOffsetsAt(reference.zones, options.now)
  }

  get size(): number {
    return this.#docIdOfAssistant.size
  }

  /** DocIds below this may hold someone. */
  get docIdsInUse(): number {
    return this.#docIds.end
  }

  get wastedBytes(): number {
    return this.#records.wastedBytes
  }

  /** -1 for someone who can't be found. */
  docIdOf(id: number): number {
    return this.#docIdOfAssistant.get(id)
  }

  record(docId: number): AssistantRecord {
    return unpackAssistant(this.#records.chunk(docId), this.#records.offset(docId))
  }

  /** Everybody who has a role; nobody for a role that doesn't exist. */
  partition(roleId: number): RolePartition {
    return this.#partitions.get(roleId) ?? this.#nobody
  }

  /** What is key to a role. */
  keyFeatures(roleId: number): KeyFeatures {
    return this.#keyFeatures.get(roleId) ?? nothingKey
  }

  /** Which of the distinct offsets the clock of the person in a docId shows, from 0; Infinity without a clock. */
  readonly clockOf = (docId: number): number => {
    const offset = this.#zoneOffsets.offsets[this.facts.zone(docId)] ?? null
    return offset === null ? Infinity : this.#zoneOffsets.distinct.indexOf(offset)
  }

  /** The zones' offsets now; after a clock change somewhere the partitions' clocks have to be made anew. */
  zoneOffsets(now: Date): ZoneOffsets {
    const instant = now.getTime()
    if (instant >= this.#zoneOffsets.until || instant < this.#zoneOffsets.since) {
      this.#zoneOffsets = zoneOffsetsAt(this.reference.zones, now)
      for (const partition of this.#partitions.values()) partition.forgetClocks()
    }
    return this.#zoneOffsets
  }

  /** A zone's offset now, minutes east of UTC; null for one without a clock. */
  offsetOf(zone: string, now: Date): number | null {
    const number = this.#zoneNumber.get(zone)
    return number === undefined ? offsetAt(zone, now) : (this.zoneOffsets(now).offsets[number] ?? null)
  }

  /** Whose row this is. */
  idOf(row: CopiedRow): number {
    return row.int(field.id)
  }

  /** Adds or replaces a person. False when there is no room left. */
  put(row: CopiedRow): boolean {
    const id = this.idOf(row)
    this.remove(id)
    const lists = {
      role_ids: row.ints(field.role_ids),
      skill_ids: row.ints(field.skill_ids),
      tool_ids: row.ints(field.tool_ids),
      self_identification_ids: row.ints(field.self_identification_ids),
      language_ids: row.ints(field.language_ids),
    }
    const docId = this.#docIds.take()
    if (docId === -1) return false
    this.#docIdOfAssistant.set(id, docId)
    this.id[docId] = id
    this.availableHours[docId] = row.int(field.available_hours_per_month)
    this.committedHours[docId] = row.int(field.monthly_hours_committed)
    this.facts.set(docId, {
      availability: row.int(field.availability),
      zone: this.#zoneNumber.get(row.ascii(field.timezone)) ?? this.reference.zones.length,
      spare: spareHours(row.int(field.available_hours_per_month), row.int(field.monthly_hours_committed)),
      ratingSum: row.int(field.rating_sum),
      feedbackCount: row.int(field.feedback_count),
      reviewDays: row.int(field.review_days),
    })
    this.#records.write(docId, packAssistant(row, lists))
    const features = this.#featuresOf(lists)
    const clock = this.clockOf(docId)
    const tieSeed = row.bytes.readInt32BE(row.start(field.uuid) + uuidSeedOffset)
    const entry = { docId, features, clock, facts: this.facts.of(docId), tieSeed }
    for (const role of new Set(lists.role_ids))
      this.#partitions.get(role)?.add({ ...entry, fit: this.fits.of(role, lists) })
    return true
  }

  /** To be called when everybody is in: puts the partitions in the order in which they are read fastest. */
  async arrange(): Promise<void> {
    for (const partition of this.#partitions.values()) {
      partition.arrange()
      await setImmediate()
    }
  }

  /** Takes a person out; nothing happens when the id isn't there. */
  remove(id: number): void {
    const docId = this.#docIdOfAssistant.get(id)
    if (docId === -1) return
    const record = this.record(docId)
    const features = this.#featuresOf(record)
    for (const id of new Set(record.role_ids)) this.#partitions.get(id)?.remove(docId, features)
    this.#docIdOfAssistant.delete(id)
    this.id[docId] = 0
    this.#docIds.release(docId)
    this.#onRemove(docId)
  }

  #keyFeaturesOf(role: number): KeyFeatures {
    const { skills, tools } = this.fits.key(role)
    return { skills: numbersOf(skills, this.features.skills), tools: numbersOf(tools, this.features.tools) }
  }

  #featuresOf({ role_ids, skill_ids, tool_ids, self_identification_ids, language_ids }: Lists): number[] {
    const { roles, skills, tools, selfIdentifications, languages } = this.features
    const features: number[] = []
    const addAll = (ids: readonly number[], known: ReadonlyMap<number, number>) => {
      for (const id of ids) {
        const feature = known.get(id)
        if (feature !== undefined) features.push(feature)
      }
    }
    addAll(role_ids, roles)
    addAll(skill_ids, skills)
    addAll(tool_ids, tools)
    addAll(self_identification_ids, selfIdentifications)
    addAll(language_ids, languages)
    return features
  }
}
