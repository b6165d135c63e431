import { offsetAt } from '../../platform/clock/zones.ts'
import { spareHours } from '../../rules/spare-hours.ts'
import {
  packAssistant,
  readFeatures,
  tieSeedOf,
  unpackAssistant,
  type AssistantRecord,
  type FeaturesByList,
} from './assistant-record.ts'
import type { CopiedRow } from './copied-rows.ts'
import { featureNumbers, type FeatureNumbers } from './feature-numbers.ts'
import type { PartitionEntry } from './partition-entry.ts'
import { RankedFacts } from './ranked-facts.ts'
import { assistantField as field } from './read-assistants.ts'
import { RecordStore } from './record-store.ts'
import type { SearchReference } from './reference.ts'
import { RoleFits } from './role-fits.ts'
import { RoleMembers } from './role-members.ts'
import { RolePartition } from './role-partition.ts'
import { Intervals } from './intervals.ts'
import { DocIdAllocator } from './doc-id-allocator.ts'
import { DocIdOfAssistant } from './doc-id-of-assistant.ts'
import { zoneOffsetsAt, type ZoneOffsets } from './zone-offsets.ts'

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
  readonly #featuresByList: FeaturesByList
  /** Of one person, while they are put in or taken out. */
  readonly #features: Uint16Array
  /** By the role's id: those whom `arrange` will put into its partition. */
  readonly #members: Map<number, RoleMembers>
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
    this.#docIdOfAssistant = new DocIdOfAssistant()
    this.#zoneNumber = new Map(reference.zones.map((zone, number) => [zone, number]))
    this.#keyFeatures = new Map(reference.roles.map(({ id }) => [id, this.#keyFeaturesOf(id)]))
    this.#onRemove = options.onRemove
    const { roles, skills, tools, selfIdentifications, languages } = this.features
    this.#featuresByList = [roles, skills, tools, selfIdentifications, languages].map(byId)
    this.#features = new Uint16Array(this.features.end)
    this.#members = new Map(reference.roles.map(({ id }) => [id, new RoleMembers()]))
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
      for (const partition of this.#partitions.values()) partition.clearClocks()
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
    this.remove(this.idOf(row))
    const lists = listsOf(row)
    const docId = this.#keep(row, lists)
    if (docId === -1) return false
    const entry = this.#entryOf(docId)
    const clock = this.clockOf(docId)
    for (const role of lists.role_ids) {
      const fit = this.fits.of(role, lists)
      this.#partitions.get(role)?.add({ ...entry, clock, fit })
    }
    return true
  }

  /** Takes one of everybody, each once, before anyone is searched for: `arrange` puts them in. False when there is no room left. */
  collect(row: CopiedRow): boolean {
    const lists = listsOf(row)
    const docId = this.#keep(row, lists)
    if (docId === -1) return false
    const entry = this.#entryOf(docId)
    for (const role of lists.role_ids) {
      const fit = this.fits.of(role, lists)
      this.#members.get(role)?.add({ ...entry, fit })
    }
    return true
  }

  /** Fills the partitions with everybody who was collected. Other work runs in between. */
  async arrange(): Promise<void> {
    const intervals = new Intervals()
    for (const [role, members] of this.#members) {
      const filling = this.partition(role).fill(members)
      while (filling.next().done !== true) if (intervals.due) await intervals.rest()
      members.release()
      this.#members.delete(role)
    }
  }

  /** Takes a person out; nothing happens when the id isn't there. */
  remove(id: number): void {
    const docId = this.#docIdOfAssistant.get(id)
    if (docId === -1) return
    const features = this.#featuresOf(docId)
    for (const role of this.record(docId).role_ids) this.#partitions.get(role)?.remove(docId, features)
    this.#docIdOfAssistant.delete(id)
    this.id[docId] = 0
    this.#docIds.release(docId)
    this.#onRemove(docId)
  }

  #keyFeaturesOf(role: number): KeyFeatures {
    const { skills, tools } = this.fits.key(role)
    return { skills: numbersOf(skills, this.features.skills), tools: numbersOf(tools, this.features.tools) }
  }

  /** Keeps what a row says, outside the partitions; its docId, or -1 when there is no room left. */
  #keep(row: CopiedRow, lists: Lists): number {
    const docId = this.#docIds.take()
    if (docId === -1) return -1
    const id = this.idOf(row)
    const available = row.int(field.available_hours_per_month)
    const committed = row.int(field.monthly_hours_committed)
    this.#docIdOfAssistant.set(id, docId)
    this.id[docId] = id
    this.availableHours[docId] = available
    this.committedHours[docId] = committed
    this.facts.set(docId, {
      availability: row.int(field.availability),
      zone: this.#zoneNumber.get(row.ascii(field.timezone)) ?? this.reference.zones.length,
      spare: spareHours(available, committed),
      ratingSum: row.int(field.rating_sum),
      feedbackCount: row.int(field.feedback_count),
      reviewDays: row.int(field.review_days),
    })
    this.#records.write(docId, packAssistant(row, lists))
    return docId
  }

  /** What partitions are told of a person, but for the role; valid until the next call. */
  #entryOf(docId: number): Omit<PartitionEntry, 'clock' | 'fit'> {
    return {
      docId,
      features: this.#featuresOf(docId),
      week: this.facts.week(docId),
      reviewsAndSpare: this.facts.reviewsAndSpare(docId),
      tieSeed: tieSeedOf(this.#records.chunk(docId), this.#records.offset(docId)),
    }
  }

  /** Valid until the next call. */
  #featuresOf(docId: number): Uint16Array {
    const chunk = this.#records.chunk(docId)
    const end = readFeatures(chunk, this.#records.offset(docId), this.#featuresByList, this.#features)
    return this.#features.subarray(0, end)
  }
}

function listsOf(row: CopiedRow): Lists {
  return {
    role_ids: row.ints(field.role_ids),
    skill_ids: row.ints(field.skill_ids),
    tool_ids: row.ints(field.tool_ids),
    self_identification_ids: row.ints(field.self_identification_ids),
    language_ids: row.ints(field.language_ids),
  }
}

/** Numbers of features as a table by id, 0 where an id has none. */
function byId(numbers: ReadonlyMap<number, number>): Uint16Array {
  const table = new Uint16Array(Math.max(0, ...numbers.keys()) + 1)
  for (const [id, number] of numbers) table[id] = number
  return table
}
