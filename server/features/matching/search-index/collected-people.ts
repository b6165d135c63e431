const pageBits = 20
const pageSize = 1 << pageBits

/**
 * What each partition takes of a person, by docId, from when they are read until the last partition is filled: once a
 * person, however many roles they have.
 */
export class CollectedPeople {
  /** What the order among equals is made of. */
  readonly tieSeeds: Int32Array
  /** Numbers of features, one person's behind the other's; nobody's go over the end of a page. */
  readonly #pages: Uint16Array[] = [new Uint16Array(pageSize)]
  readonly #starts: Uint32Array
  readonly #counts: Uint16Array
  #next = 0

  constructor(docIds: number) {
    this.tieSeeds = new Int32Array(docIds)
    this.#starts = new Uint32Array(docIds)
    this.#counts = new Uint16Array(docIds)
  }

  /** Keeps a copy of the features. */
  add(docId: number, features: Uint16Array, tieSeed: number): void {
    const left = pageSize - (this.#next & (pageSize - 1))
    if (features.length > left) this.#next += left
    const page = (this.#pages[this.#next >>> pageBits] ??= new Uint16Array(pageSize))
    const start = this.#next & (pageSize - 1)
    // Few numbers are copied faster one by one.
    for (let at = 0; at < features.length; at++) page[start + at] = features[at] ?? 0
    this.#starts[docId] = this.#next
    this.#counts[docId] = features.length
    this.#next += features.length
    this.tieSeeds[docId] = tieSeed
  }

  /** The page that a person's features stand in, from `start` on, `count` of them. */
  page(docId: number): Uint16Array {
    const page = this.#pages[(this.#starts[docId] ?? 0) >>> pageBits]
    if (!page) throw new Error(`docId ${docId} was not collected`)
    return page
  }

  start(docId: number): number {
    return (this.#starts[docId] ?? 0) & (pageSize - 1)
  }

  count(docId: number): number {
    return this.#counts[docId] ?? 0
  }
}
