import type { PartitionEntry } from './partition-entry.ts'
import { maxSpareHours, spareOf } from './ranked-facts.ts'
import { isMain, knownTogether } from './role-fits.ts'

const leastRoom = 64
const growth = 1.5
/** About what a main role is worth, in key skills. */
const mainWorth = 4
/** Above everybody's. */
const bestFit = 32
const turns = (bestFit + 1) * (maxSpareHours + 1)

/** Those who have a role, collected one by one in columns before its partition is filled with all of them. */
export class RoleMembers {
  size = 0
  docIds = new Int32Array(leastRoom)
  tieSeeds = new Int32Array(leastRoom)
  weeks = new Int32Array(leastRoom)
  reviewsAndSpare = new Int32Array(leastRoom)
  fits = new Uint8Array(leastRoom)
  /** Numbers of what they have, one person's behind the other's. */
  features = new Uint16Array(leastRoom)
  /** Where a member's features end; they begin where the one before has theirs end. */
  ends = new Int32Array(leastRoom)

  add(entry: Omit<PartitionEntry, 'clock'>): void {
    const member = this.size
    if (member === this.docIds.length) this.#grow()
    this.size += 1
    this.docIds[member] = entry.docId
    this.tieSeeds[member] = entry.tieSeed
    this.weeks[member] = entry.week
    this.reviewsAndSpare[member] = entry.reviewsAndSpare
    this.fits[member] = entry.fit
    let end = member === 0 ? 0 : (this.ends[member - 1] ?? 0)
    const { length } = entry.features
    if (end + length > this.features.length) {
      const room = Math.ceil((end + length) * growth)
      this.features = new Uint16Array(this.features.buffer.transfer(room * Uint16Array.BYTES_PER_ELEMENT))
    }
    for (let at = 0; at < length; at++) this.features[end++] = entry.features[at] ?? 0
    this.ends[member] = end
  }

  /**
   * The members as they should stand: who fits the role best comes first, and among equals who has the most spare hours. The
   * best scores come early then, and what follows is passed over 32 at a time.
   */
  inOrder(): Int32Array<ArrayBuffer> {
    // Turns are few and small: counted, each member's place is known.
    const places = new Uint32Array(turns + 1)
    for (let member = 0; member < this.size; member++) {
      const after = this.#turn(member) + 1
      places[after] = (places[after] ?? 0) + 1
    }
    for (let turn = 1; turn <= turns; turn++) places[turn] = (places[turn] ?? 0) + (places[turn - 1] ?? 0)
    const order = new Int32Array(this.size)
    for (let member = 0; member < this.size; member++) {
      const turn = this.#turn(member)
      const position = places[turn] ?? 0
      places[turn] = position + 1
      order[position] = member
    }
    return order
  }

  /** Gives the memory back now: the collector might come when everybody has been loaded. Nothing is there any more. */
  release(): void {
    this.size = 0
    const { docIds, tieSeeds, weeks, reviewsAndSpare, fits, features, ends } = this
    for (const { buffer } of [docIds, tieSeeds, weeks, reviewsAndSpare, fits, features, ends]) buffer.transfer(0)
  }

  /** Smaller for those who come first. */
  #turn(member: number): number {
    const fit = this.fits[member] ?? 0
    const fitness = knownTogether(fit) + (isMain(fit) ? mainWorth : 0)
    return (bestFit - fitness) * (maxSpareHours + 1) + maxSpareHours - spareOf(this.reviewsAndSpare[member] ?? 0)
  }

  #grow(): void {
    const room = Math.ceil(this.size * growth)
    this.docIds = longer(this.docIds, room)
    this.tieSeeds = longer(this.tieSeeds, room)
    this.weeks = longer(this.weeks, room)
    this.reviewsAndSpare = longer(this.reviewsAndSpare, room)
    this.ends = longer(this.ends, room)
    this.fits = new Uint8Array(this.fits.buffer.transfer(room))
  }
}

/** The memory of before goes at once. */
function longer({ buffer }: Int32Array<ArrayBuffer>, room: number): Int32Array<ArrayBuffer> {
  return new Int32Array(buffer.transfer(room * Int32Array.BYTES_PER_ELEMENT))
}
