// PostgreSQL's binary COPY form: a header of 19 bytes, then per row a 16-bit number of fields (-1 ends the data) and per
// field a 32-bit length (-1 for null) with that many bytes.

const headerLength = 19
const arrayHeaderLength = 12
const dimensionLength = 8

/** One row, where it stands in the received bytes: valid only while its reader runs. */
export interface CopiedRow {
  readonly bytes: Buffer
  start(field: number): number
  length(field: number): number
  int(field: number): number
  ascii(field: number): string
  /** The distinct numbers of an integer array, in order. */
  ints(field: number): number[]
}

/** Cuts a stream of binary COPY data into rows; `push` calls `read` for each row that is complete. */
export class CopiedRows implements CopiedRow {
  bytes: Buffer = Buffer.alloc(0)
  /** The same bytes: V8 reads numbers from a view in one step. */
  #view = new DataView(this.bytes.buffer)
  readonly #fields: number
  readonly #starts: Int32Array
  readonly #lengths: Int32Array
  #headerSeen = false
  #rest: Buffer | null = null

  constructor(fields: number) {
    this.#fields = fields
    this.#starts = new Int32Array(fields)
    this.#lengths = new Int32Array(fields)
  }

  push(chunk: Buffer, read: (row: CopiedRow) => void): void {
    this.bytes = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk])
    this.#rest = null
    this.#view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length)
    let position = 0
    if (!this.#headerSeen) {
      if (this.bytes.length < headerLength) {
        this.#rest = this.bytes
        return
      }
      position = headerLength
      this.#headerSeen = true
    }
    for (;;) {
      const next = this.#locate(position)
      if (next === -1) break
      read(this)
      position = next
    }
    if (position < this.bytes.length) this.#rest = this.bytes.subarray(position)
  }

  start(field: number): number {
    return this.#starts[field] ?? 0
  }

  length(field: number): number {
    return this.#lengths[field] ?? 0
  }

  int(field: number): number {
    return this.#view.getInt32(this.start(field))
  }

  ascii(field: number): string {
    return this.bytes.toString('latin1', this.start(field), this.start(field) + this.length(field))
  }

  ints(field: number): number[] {
    const found: number[] = []
    const start = this.start(field)
    const view = this.#view
    if (view.getInt32(start) === 0) return found
    const count = view.getInt32(start + arrayHeaderLength)
    let position = start + arrayHeaderLength + dimensionLength
    for (let index = 0; index < count; index++) {
      const length = view.getInt32(position)
      position += 4
      if (length !== 4) continue
      const value = view.getInt32(position)
      position += 4
      if (!found.includes(value)) found.push(value)
    }
    return found
  }

  /** Finds the fields of the row at `position`; where the next begins, or -1 when it isn't all here (or the data end). */
  #locate(position: number): number {
    const end = this.bytes.length
    const view = this.#view
    if (position + 2 > end || view.getInt16(position) !== this.#fields) return -1
    let at = position + 2
    for (let field = 0; field < this.#fields; field++) {
      if (at + 4 > end) return -1
      const length = Math.max(0, view.getInt32(at))
      at += 4
      if (at + length > end) return -1
      this.#starts[field] = at
      this.#lengths[field] = length
      at += length
    }
    return at
  }
}
