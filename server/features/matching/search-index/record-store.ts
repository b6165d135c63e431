const chunkSize = 16 * 1024 * 1024
const granule = 16

/**
 * A byte record for each slot, in large buffers outside the JavaScript heap. A slot keeps its place while its record
 * fits; what a longer record leaves behind is counted as waste and given back by the next rebuild.
 */
export class RecordStore {
  readonly #chunks: Buffer[] = []
  /** Place and room of each slot, in granules. */
  readonly #place: Uint32Array
  readonly #room: Uint32Array
  #next = 0
  #wasted = 0

  constructor(slots: number) {
    this.#place = new Uint32Array(slots)
    this.#room = new Uint32Array(slots)
  }

  get wastedBytes(): number {
    return this.#wasted * granule
  }

  write(slot: number, record: Buffer): void {
    const needed = Math.ceil(record.length / granule)
    const room = this.#room[slot] ?? 0
    if (needed > room) {
      this.#wasted += room
      this.#place[slot] = this.#reserve(needed)
      this.#room[slot] = needed
    }
    record.copy(this.chunk(slot), this.offset(slot))
  }

  /** The buffer that holds a slot's record, from `offset(slot)` on. */
  chunk(slot: number): Buffer {
    const chunk = this.#chunks[Math.floor(((this.#place[slot] ?? 0) * granule) / chunkSize)]
    if (!chunk) throw new Error(`slot ${slot} has no record`)
    return chunk
  }

  offset(slot: number): number {
    return ((this.#place[slot] ?? 0) * granule) % chunkSize
  }

  #reserve(granules: number): number {
    const perChunk = chunkSize / granule
    if (granules > perChunk) throw new Error('a record is larger than a chunk')
    if (Math.floor(this.#next / perChunk) !== Math.floor((this.#next + granules - 1) / perChunk)) {
      this.#next = Math.ceil(this.#next / perChunk) * perChunk
    }
    while (this.#chunks.length * perChunk < this.#next + granules) this.#chunks.push(Buffer.allocUnsafeSlow(chunkSize))
    const place = this.#next
    this.#next += granules
    return place
  }
}
