const pageBits = 12
const pageSize = 1 << pageBits

/**
 * Which docId a person's id has. Ids are given one after the other, so they are places in a table, of which only pages that
 * hold someone exist: a million entries are 4 MB, and a look-up reads one line of memory.
 */
export class DocIdOfAssistant {
  /** A docId and 1; 0 is nobody. */
  readonly #pages: (Int32Array | undefined)[] = []
  #size = 0

  get size(): number {
    return this.#size
  }

  /** -1 when the id has no docId. */
  get(id: number): number {
    return (this.#pages[id >>> pageBits]?.[id & (pageSize - 1)] ?? 0) - 1
  }

  set(id: number, docId: number): void {
    const page = (this.#pages[id >>> pageBits] ??= new Int32Array(pageSize))
    const position = id & (pageSize - 1)
    if (page[position] === 0) this.#size += 1
    page[position] = docId + 1
  }

  delete(id: number): void {
    const page = this.#pages[id >>> pageBits]
    const position = id & (pageSize - 1)
    if (page === undefined || page[position] === 0) return
    page[position] = 0
    this.#size -= 1
  }
}
