import { candidateJson } from './candidate-json.ts'
import type { ReferenceNames } from '../reference-names.ts'
import type { ReplyWriter } from './reply-writer.ts'
import type { SearchableAssistants } from '../searchable-assistants.ts'
import { wideMargin } from './wide-bytes.ts'

const usualPiece = 560 + wideMargin
const piecesBetweenLooks = 32
/** Room for everybody's piece up to here; where it would be more, few of the kept ones would be asked for again. */
const maxRoom = 224 * 1024 * 1024
const roomAmongMany = 64 * 1024 * 1024
const maxPieces = 2 ** 19

/**
 * Each person's JSON as UTF-8, checked against the contract when it is made and kept ready until the person changes or
 * the room is needed. A piece ends where the skills, tools and
 * match of the search at hand follow. The room is a ring, in
 * which a new piece takes the position of the oldest ones; pages of it are taken from the system as it fills.
 */
export class CandidatePieces {
  readonly #ring: Buffer
  readonly #view: DataView
  /** Where a docId's piece begins in the ring; its length is 0 when it has none. */
  readonly #starts: Uint32Array
  readonly #lengths: Uint32Array
  /** DocId and start of each piece, in the order they were made: from `oldest` to `made`, modulo `maxPieces`. */
  readonly #madeDocIds = new Uint32Array(maxPieces)
  readonly #madeStarts = new Uint32Array(maxPieces)
  readonly #forEverybody: boolean
  #oldest = 0
  #made = 0
  #next = 0
  /** DocIds below this were made ready once. */
  #prepared = 0

  /** @param people about how many there are */
  constructor(docIds: number, people: number) {
    const forEverybody = Math.max(roomAmongMany, people * usualPiece)
    this.#forEverybody = forEverybody <= maxRoom
    this.#ring = Buffer.allocUnsafeSlow(this.#forEverybody ? forEverybody : roomAmongMany)
    this.#view = new DataView(this.#ring.buffer)
    this.#starts = new Uint32Array(docIds)
    this.#lengths = new Uint32Array(docIds)
  }

  /** Writes the piece of a docId into a reply. */
  write(reply: ReplyWriter, docId: number, people: SearchableAssistants, names: ReferenceNames): void {
    if (this.#lengths[docId] === 0) this.#make(docId, people, names)
    const start = this.#starts[docId] ?? 0
    const length = this.#lengths[docId] ?? 0
    reply.reserve(length)
    reply.part(this.#view, start, start + length)
  }

  /**
   * Makes pieces that nobody asked for yet, for so many milliseconds; true when everybody has one, or when there isn't
   * room for everybody, so that it wouldn't help.
   */
  prepare(milliseconds: number, people: SearchableAssistants, names: ReferenceNames): boolean {
    if (!this.#forEverybody) return true
    const until = performance.now() + milliseconds
    while (this.#prepared < people.docIdsInUse) {
      const docId = this.#prepared++
      if (people.id[docId] !== 0 && this.#lengths[docId] === 0) this.#make(docId, people, names)
      if (docId % piecesBetweenLooks === 0 && performance.now() > until) return false
    }
    return true
  }

  /** The person in this docId is no longer who they were. */
  evict(docId: number): void {
    this.#lengths[docId] = 0
  }

  #make(docId: number, people: SearchableAssistants, names: ReferenceNames): void {
    const piece = candidateJson(people, names, docId)
    const length = Buffer.byteLength(piece)
    const room = length + wideMargin
    if (this.#next + room > this.#ring.length) {
      while (this.#oldest < this.#made && this.#oldestStart() >= this.#next) this.#dropOldest()
      this.#next = 0
    }
    const end = this.#next + room
    const full = () => this.#made - this.#oldest === maxPieces
    const inTheWay = () => this.#oldestStart() >= this.#next && this.#oldestStart() < end
    while (this.#oldest < this.#made && (full() || inTheWay())) this.#dropOldest()
    this.#ring.write(piece, this.#next)
    this.#ring.fill(0, this.#next + length, end)
    this.#starts[docId] = this.#next
    this.#lengths[docId] = length
    this.#madeDocIds[this.#made % maxPieces] = docId
    this.#madeStarts[this.#made % maxPieces] = this.#next
    this.#made += 1
    this.#next = end
  }

  #oldestStart(): number {
    return this.#madeStarts[this.#oldest % maxPieces] ?? 0
  }

  #dropOldest(): void {
    const docId = this.#madeDocIds[this.#oldest % maxPieces] ?? 0
    // Made anew since then, it stands elsewhere.
    if (this.#starts[docId] === this.#oldestStart()) this.#lengths[docId] = 0
    this.#oldest += 1
  }
}
