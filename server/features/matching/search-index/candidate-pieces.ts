import { candidateJson } from './candidate-json.ts'
import type { ReferenceNames } from './reference-names.ts'
import type { ReplyWriter } from './reply-writer.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'

const usualPiece = 560
const piecesBetweenLooks = 32
/** Room for everybody's piece up to here; where it would be more, few of the kept ones would be asked for again. */
const mostRoom = 224 * 1024 * 1024
const roomAmongMany = 64 * 1024 * 1024
const mostPieces = 2 ** 19

/**
 * Each person's JSON as UTF-8, checked against the contract when it is made and kept ready until the person changes or
 * the room is needed. A piece ends where the skills, tools and
 * match of the search at hand follow. The room is a ring, in
 * which a new piece takes the place of the oldest ones; pages of it are taken from the system as it fills.
 */
export class CandidatePieces {
  readonly #ring: Buffer
  /** Where a slot's piece begins in the ring; its length is 0 when it has none. */
  readonly #starts: Uint32Array
  readonly #lengths: Uint32Array
  /** Slot and start of each piece, in the order they were made: from `oldest` to `made`, modulo `mostPieces`. */
  readonly #madeSlots = new Uint32Array(mostPieces)
  readonly #madeStarts = new Uint32Array(mostPieces)
  readonly #forEverybody: boolean
  #oldest = 0
  #made = 0
  #next = 0
  /** Slots below this were made ready once. */
  #prepared = 0

  /** @param people about how many there are */
  constructor(slots: number, people: number) {
    const forEverybody = Math.max(roomAmongMany, people * usualPiece)
    this.#forEverybody = forEverybody <= mostRoom
    this.#ring = Buffer.allocUnsafeSlow(this.#forEverybody ? forEverybody : roomAmongMany)
    this.#starts = new Uint32Array(slots)
    this.#lengths = new Uint32Array(slots)
  }

  /** Writes the piece of a slot into a reply. */
  write(reply: ReplyWriter, slot: number, people: SearchableAssistants, names: ReferenceNames): void {
    if (this.#lengths[slot] === 0) this.#make(slot, people, names)
    const start = this.#starts[slot] ?? 0
    reply.bytes(this.#ring, start, start + (this.#lengths[slot] ?? 0))
  }

  /**
   * Makes pieces that nobody asked for yet, for so many milliseconds; true when everybody has one, or when there isn't
   * room for everybody, so that it wouldn't help.
   */
  prepare(milliseconds: number, people: SearchableAssistants, names: ReferenceNames): boolean {
    if (!this.#forEverybody) return true
    const until = performance.now() + milliseconds
    while (this.#prepared < people.slotsInUse) {
      const slot = this.#prepared++
      if (people.id[slot] !== 0 && this.#lengths[slot] === 0) this.#make(slot, people, names)
      if (slot % piecesBetweenLooks === 0 && performance.now() > until) return false
    }
    return true
  }

  /** The person in this slot is no longer who they were. */
  forget(slot: number): void {
    this.#lengths[slot] = 0
  }

  #make(slot: number, people: SearchableAssistants, names: ReferenceNames): void {
    const piece = candidateJson(people, names, slot)
    const length = Buffer.byteLength(piece)
    if (this.#next + length > this.#ring.length) {
      while (this.#oldest < this.#made && this.#oldestStart() >= this.#next) this.#dropOldest()
      this.#next = 0
    }
    const end = this.#next + length
    const full = () => this.#made - this.#oldest === mostPieces
    const inTheWay = () => this.#oldestStart() >= this.#next && this.#oldestStart() < end
    while (this.#oldest < this.#made && (full() || inTheWay())) this.#dropOldest()
    this.#ring.write(piece, this.#next)
    this.#starts[slot] = this.#next
    this.#lengths[slot] = length
    this.#madeSlots[this.#made % mostPieces] = slot
    this.#madeStarts[this.#made % mostPieces] = this.#next
    this.#made += 1
    this.#next = end
  }

  #oldestStart(): number {
    return this.#madeStarts[this.#oldest % mostPieces] ?? 0
  }

  #dropOldest(): void {
    const slot = this.#madeSlots[this.#oldest % mostPieces] ?? 0
    // Made anew since then, it stands elsewhere.
    if (this.#starts[slot] === this.#oldestStart()) this.#lengths[slot] = 0
    this.#oldest += 1
  }
}
