/**
 * Which docId a person's id has: a hash table with open addressing in two flat arrays, because a million entries of a
 * Map cost five times the memory.
 */
export class DocIdOfAssistant {
  #ids: Int32Array
  #docIds: Int32Array
  #size = 0

  constructor(expected: number) {
    const capacity = 2 ** Math.ceil(Math.log2(Math.max(16, expected * 2)))
    this.#ids = new Int32Array(capacity)
    this.#docIds = new Int32Array(capacity)
  }

  get size(): number {
    return this.#size
  }

  /** -1 when the id has no docId. Ids are above 0: 0 marks an empty position. */
  get(id: number): number {
    const position = this.#positionOf(id)
    return this.#ids[position] === id ? (this.#docIds[position] ?? -1) : -1
  }

  set(id: number, docId: number): void {
    const position = this.#positionOf(id)
    if (this.#ids[position] !== id) {
      this.#ids[position] = id
      this.#size += 1
    }
    this.#docIds[position] = docId
    if (this.#size * 4 > this.#ids.length * 3) this.#grow()
  }

  delete(id: number): void {
    const mask = this.#ids.length - 1
    let hole = this.#positionOf(id)
    if (this.#ids[hole] !== id) return
    this.#size -= 1
    // Entries behind the hole that were pushed past it move up, so that no search stops short.
    for (let position = (hole + 1) & mask; this.#ids[position] !== 0; position = (position + 1) & mask) {
      const home = this.#home(this.#ids[position] ?? 0)
      if (((position - home) & mask) < ((position - hole) & mask)) continue
      this.#ids[hole] = this.#ids[position] ?? 0
      this.#docIds[hole] = this.#docIds[position] ?? 0
      hole = position
    }
    this.#ids[hole] = 0
  }

  #home(id: number): number {
    return (Math.imul(id, 0x9e3779b1) >>> 7) & (this.#ids.length - 1)
  }

  #positionOf(id: number): number {
    const mask = this.#ids.length - 1
    let position = this.#home(id)
    while (this.#ids[position] !== 0 && this.#ids[position] !== id) position = (position + 1) & mask
    return position
  }

  #grow(): void {
    const ids = this.#ids
    const docIds = this.#docIds
    this.#ids = new Int32Array(ids.length * 2)
    this.#docIds = new Int32Array(ids.length * 2)
    this.#size = 0
    for (const [position, id] of ids.entries()) if (id !== 0) this.set(id, docIds[position] ?? 0)
  }
}
