const chunkSize = 16 * 1024 * 1024
const granule = 4

/**
 * A byte record for each docId, in large buffers outside the JavaScript heap. A docId keeps its position while its record
 * fits; what a longer record leaves behind is counted as waste and given back by the next rebuild.
 */
export class RecordStore {
  readonly #chunks: Buffer[] = []
  /** Position and room of each docId, in granules. */
  readonly #position: Uint32Array
  readonly #room: Uint32Array
  #next = 0
  #wasted = 0

  constructor(docIds: number) {
    this.#position = new Uint32Array(docIds)
    this.#room = new Uint32Array(docIds)
  }

  get wastedBytes(): number {
    return this.#wasted * granule
  }

  write(docId: number, record: Buffer): void {
    const needed = Math.ceil(record.length / granule)
    const room = this.#room[docId] ?? 0
    if (needed > room) {
      this.#wasted += room
      this.#position[docId] = this.#reserve(needed)
      this.#room[docId] = needed
    }
    record.copy(this.chunk(docId), this.offset(docId))
  }

  /** The buffer that holds a docId's record, from `offset(docId)` on. */
  chunk(docId: number): Buffer {
    const chunk = this.#chunks[Math.floor(((this.#position[docId] ?? 0) * granule) / chunkSize)]
    if (!chunk) throw new Error(`docId ${docId} has no record`)
    return chunk
  }

  offset(docId: number): number {
    return ((this.#position[docId] ?? 0) * granule) % chunkSize
  }

  #reserve(granules: number): number {
    const perChunk = chunkSize / granule
    if (granules > perChunk) throw new Error('a record is larger than a chunk')
    if (Math.floor(this.#next / perChunk) !== Math.floor((this.#next + granules - 1) / perChunk)) {
      this.#next = Math.ceil(this.#next / perChunk) * perChunk
    }
    while (this.#chunks.length * perChunk < this.#next + granules) this.#chunks.push(Buffer.allocUnsafeSlow(chunkSize))
    const position = this.#next
    this.#next += granules
    return position
  }
}
