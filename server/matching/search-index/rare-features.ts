/** Bytes of a position in a list. */
const bytesEach = 4
/** A list that takes more than this share of its row's memory isn't worth the way around it. */
const worthwhile = 0.6
/** What a list has to spare for those who come. */
const growth = 1.125
const leastSpare = 2
const nowhere = 0

/**
 * Who has the features that few in a partition have: their positions in order, in less memory than a row of bits. A search
 * that names such a feature has it written out as a row first.
 */
export class RareFeatures {
  /** All lists, one behind the other; place 0 is nobody's. */
  #positions = new Int32Array(1)
  readonly #starts: Int32Array
  readonly #counts: Int32Array
  readonly #rooms: Int32Array

  /** @param features above the largest number of a feature */
  constructor(features: number) {
    this.#starts = new Int32Array(features)
    this.#counts = new Int32Array(features)
    this.#rooms = new Int32Array(features)
  }

  /**
   * Makes an empty list for each feature that few enough have.
   * @param counts how many have each feature; `rowBytes`: what a row takes
   */
  makeLists(counts: Uint32Array, rowBytes: number): void {
    let next = 1
    for (let feature = 0; feature < counts.length; feature++) {
      const count = counts[feature] ?? 0
      const room = Math.ceil(count * growth) + leastSpare
      if (count === 0 || room * bytesEach > rowBytes * worthwhile) continue
      this.#starts[feature] = next
      this.#rooms[feature] = room
      next += room
    }
    this.#positions = new Int32Array(next)
  }

  /** Whether the feature has a list. */
  includes(feature: number): boolean {
    return this.#starts[feature] !== nowhere
  }

  /** Adds a position that is above all in the list, which has room for it. */
  append(feature: number, position: number): void {
    const count = this.#counts[feature] ?? 0
    this.#positions[(this.#starts[feature] ?? 0) + count] = position
    this.#counts[feature] = count + 1
  }

  /** Adds a position; false when there is no room left for it. */
  add(feature: number, position: number): boolean {
    const count = this.#counts[feature] ?? 0
    if (count === this.#rooms[feature]) return false
    const at = this.#place(feature, position)
    const end = (this.#starts[feature] ?? 0) + count
    this.#positions.copyWithin(at + 1, at, end)
    this.#positions[at] = position
    this.#counts[feature] = count + 1
    return true
  }

  /** Takes a position out that is in the list. */
  remove(feature: number, position: number): void {
    const at = this.#place(feature, position)
    const count = this.#counts[feature] ?? 0
    this.#positions.copyWithin(at, at + 1, (this.#starts[feature] ?? 0) + count)
    this.#counts[feature] = count - 1
  }

  has(feature: number, position: number): boolean {
    const at = this.#place(feature, position)
    return at < (this.#starts[feature] ?? 0) + (this.#counts[feature] ?? 0) && this.#positions[at] === position
  }

  /** Sets the bits of those in the list, in a row that begins at `start` and is empty. */
  writeRow(feature: number, words: Int32Array, start: number): void {
    const from = this.#starts[feature] ?? 0
    const end = from + (this.#counts[feature] ?? 0)
    for (let at = from; at < end; at++) {
      const position = this.#positions[at] ?? 0
      const word = start + (position >>> 5)
      words[word] = (words[word] ?? 0) | (1 << (position & 31))
    }
  }

  /** The feature has a row of its own from now on. */
  drop(feature: number): void {
    this.#starts[feature] = nowhere
    this.#counts[feature] = 0
    this.#rooms[feature] = 0
  }

  /** Where a position stands, or would. */
  #place(feature: number, position: number): number {
    let low = this.#starts[feature] ?? 0
    let high = low + (this.#counts[feature] ?? 0)
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#positions[middle] ?? 0) < position) low = middle + 1
      else high = middle
    }
    return low
  }
}
