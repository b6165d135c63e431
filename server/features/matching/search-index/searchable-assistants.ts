import { spareHours } from '../../../rules/spare-hours.ts'
import { packAssistant, unpackAssistant, type AssistantRecord } from './assistant-record.ts'
import type { CopiedRow } from './copied-rows.ts'
import { FeatureBits, slotsPerBlock } from './feature-bits.ts'
import { featureRows, mostSpareHours, type FeatureRows } from './feature-rows.ts'
import { RankedFacts } from './ranked-facts.ts'
import { assistantField as field } from './read-assistants.ts'
import { RecordStore } from './record-store.ts'
import type { SearchReference } from './reference.ts'
import { SlotAllocator } from './slot-allocator.ts'
import { SlotOfId } from './slot-of-id.ts'
import { zoneOffsetsAt, type ZoneOffsets } from './zone-offsets.ts'

const uuidSeedOffset = 12

/**
 * Everybody who can be found, in slots: bits for what is filtered and counted, columns for what is ranked, a packed
 * record for what is shown. Changing a person is taking them out and putting them in.
 */
export class SearchableAssistants {
  readonly reference: SearchReference
  /** How many slots there are. */
  readonly slots: number
  readonly rows: FeatureRows
  readonly bits: FeatureBits
  /** 0 where nobody is. */
  readonly id: Int32Array
  readonly facts: RankedFacts
  readonly availableHours: Uint16Array
  readonly committedHours: Uint16Array
  readonly tieSeed: Int32Array
  readonly #records: RecordStore
  readonly #slots: SlotAllocator
  readonly #slotOfId: SlotOfId
  readonly #zoneNumber: ReadonlyMap<string, number>
  /** How many people have a role and at least h spare hours, at `role * (mostSpareHours + 1) + h`. */
  readonly #roleHours: Int32Array
  readonly #onRemove: (slot: number) => void
  #zoneOffsets: ZoneOffsets

  /** @param room how many people to make room for; `put` refuses beyond it. */
  constructor(options: { reference: SearchReference; room: number; now: Date; onRemove: (slot: number) => void }) {
    const { reference, room } = options
    const slots = Math.ceil(room / slotsPerBlock) * slotsPerBlock
    this.reference = reference
    this.slots = slots
    this.rows = featureRows(reference)
    this.bits = new FeatureBits(this.rows.count, slots)
    this.id = new Int32Array(slots)
    this.facts = new RankedFacts(slots)
    this.availableHours = new Uint16Array(slots)
    this.committedHours = new Uint16Array(slots)
    this.tieSeed = new Int32Array(slots)
    this.#records = new RecordStore(slots)
    this.#slots = new SlotAllocator(slots)
    this.#slotOfId = new SlotOfId(room)
    this.#zoneNumber = new Map(reference.zones.map((zone, number) => [zone, number]))
    this.#roleHours = new Int32Array((reference.roles.length + 1) * (mostSpareHours + 1))
    this.#onRemove = options.onRemove
    this.#zoneOffsets = zoneOffsetsAt(reference.zones, options.now)
  }

  get size(): number {
    return this.#slotOfId.size
  }

  /** Blocks of the bit matrix that may hold somebody. */
  get blocksInUse(): number {
    return Math.ceil(this.#slots.end / slotsPerBlock)
  }

  get wastedBytes(): number {
    return this.#records.wastedBytes
  }

  /** -1 for somebody who can't be found. */
  slotOf(id: number): number {
    return this.#slotOfId.get(id)
  }

  record(slot: number): AssistantRecord {
    return unpackAssistant(this.#records.chunk(slot), this.#records.offset(slot))
  }

  /** How many people count for a role, without filters. */
  roleCount(roleId: number, hours: number): number {
    const row = this.rows.roles.get(roleId)
    if (row === undefined || hours > mostSpareHours) return 0
    return this.#roleHours[row * (mostSpareHours + 1) + hours] ?? 0
  }

  /** The zones' offsets now; after a clock change somewhere the filters by offset are made anew first. */
  zoneOffsets(now: Date): ZoneOffsets {
    const instant = now.getTime()
    if (instant >= this.#zoneOffsets.until || instant < this.#zoneOffsets.since) {
      this.#zoneOffsets = zoneOffsetsAt(this.reference.zones, now)
      const { distinct, offsets } = this.#zoneOffsets
      for (const [rank, limit] of distinct.entries()) {
        const members = offsets.flatMap((offset, zone) => (offset === limit ? [this.rows.zones + zone] : []))
        if (rank > 0) members.push(this.rows.offsets + rank - 1)
        this.bits.unite(this.rows.offsets + rank, members)
      }
    }
    return this.#zoneOffsets
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
    }
    const slot = this.#takeSlot(lists.role_ids)
    if (slot === -1) return false
    this.#slotOfId.set(id, slot)
    this.id[slot] = id
    this.availableHours[slot] = row.int(field.available_hours_per_month)
    this.committedHours[slot] = row.int(field.monthly_hours_committed)
    this.facts.set(slot, {
      availability: row.int(field.availability),
      zone: this.#zoneNumber.get(row.ascii(field.timezone)) ?? this.reference.zones.length,
      spare: spareHours(row.int(field.available_hours_per_month), row.int(field.monthly_hours_committed)),
      ratingSum: row.int(field.rating_sum),
      feedbackCount: row.int(field.feedback_count),
    })
    this.tieSeed[slot] = row.bytes.readInt32BE(row.start(field.uuid) + uuidSeedOffset)
    this.#records.write(slot, packAssistant(row, lists))
    this.#mark(slot, lists, true)
    return true
  }

  /** Takes a person out; nothing happens when the id isn't there. */
  remove(id: number): void {
    const slot = this.#slotOfId.get(id)
    if (slot === -1) return
    this.#mark(slot, this.record(slot), false)
    this.#slotOfId.delete(id)
    this.id[slot] = 0
    this.#slots.release(slot)
    this.#onRemove(slot)
  }

  /** People with the same two first roles (by row) stand together. */
  #takeSlot(roleIds: readonly number[]): number {
    let first = 0xffff
    let second = 0xffff
    for (const id of roleIds) {
      const row = this.rows.roles.get(id) ?? 0xffff
      if (row < first) {
        second = first
        first = row
      } else if (row < second) second = row
    }
    return this.#slots.take(first, second)
  }

  #mark(
    slot: number,
    lists: Pick<AssistantRecord, 'role_ids' | 'skill_ids' | 'tool_ids' | 'self_identification_ids'>,
    present: boolean,
  ): void {
    const spare = this.facts.spare(slot)
    const change = (row: number) => (present ? this.bits.set(row, slot) : this.bits.clear(row, slot))
    const changeAll = (ids: readonly number[], rows: ReadonlyMap<number, number>) => {
      for (const id of ids) {
        const row = rows.get(id)
        if (row !== undefined) change(row)
      }
    }
    changeAll(lists.role_ids, this.rows.roles)
    changeAll(lists.skill_ids, this.rows.skills)
    changeAll(lists.tool_ids, this.rows.tools)
    changeAll(lists.self_identification_ids, this.rows.selfIdentifications)
    for (let hours = 1; hours <= spare; hours++) change(this.rows.hours + hours)
    for (const id of lists.role_ids) {
      const row = this.rows.roles.get(id)
      if (row === undefined) continue
      const start = row * (mostSpareHours + 1)
      const step = present ? 1 : -1
      for (let hours = 1; hours <= spare; hours++)
        this.#roleHours[start + hours] = (this.#roleHours[start + hours] ?? 0) + step
    }
    const zone = this.facts.zone(slot)
    if (zone < this.reference.zones.length) change(this.rows.zones + zone)
    const offset = this.#zoneOffsets.offsets[zone] ?? null
    if (offset === null) return
    for (let rank = this.#zoneOffsets.distinct.indexOf(offset); rank < this.#zoneOffsets.distinct.length; rank++) {
      change(this.rows.offsets + rank)
    }
  }
}
