/** Hands out docIds, and again those that were given back. */
export class DocIdAllocator {
  readonly #capacity: number
  readonly #free: number[] = []
  #end = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** DocIds below this number may be in use. */
  get end(): number {
    return this.#end
  }

  /** -1 when there is no room left. */
  take(): number {
    const free = this.#free.pop()
    if (free !== undefined) return free
    return this.#end < this.#capacity ? this.#end++ : -1
  }

  release(docId: number): void {
    this.#free.push(docId)
  }
}
