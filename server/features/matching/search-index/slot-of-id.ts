/**
 * Which slot a person's id has: a hash table with open addressing in two flat arrays, because a million entries of a
 * Map cost five times the memory.
 */
export class SlotOfId {
  #ids: Int32Array
  #slots: Int32Array
  #size = 0

  constructor(expected: number) {
    const capacity = 2 ** Math.ceil(Math.log2(Math.max(16, expected * 2)))
    this.#ids = new Int32Array(capacity)
    this.#slots = new Int32Array(capacity)
  }

  get size(): number {
    return this.#size
  }

  /** -1 when the id has no slot. Ids are above 0: 0 marks an empty place. */
  get(id: number): number {
    const place = this.#placeOf(id)
    return this.#ids[place] === id ? (this.#slots[place] ?? -1) : -1
  }

  set(id: number, slot: number): void {
    const place = this.#placeOf(id)
    if (this.#ids[place] !== id) {
      this.#ids[place] = id
      this.#size += 1
    }
    this.#slots[place] = slot
    if (this.#size * 4 > this.#ids.length * 3) this.#grow()
  }

  delete(id: number): void {
    const mask = this.#ids.length - 1
    let hole = this.#placeOf(id)
    if (this.#ids[hole] !== id) return
    this.#size -= 1
    // Entries behind the hole that were pushed past it move up, so that no search stops short.
    for (let place = (hole + 1) & mask; this.#ids[place] !== 0; place = (place + 1) & mask) {
      const home = this.#home(this.#ids[place] ?? 0)
      if (((place - home) & mask) < ((place - hole) & mask)) continue
      this.#ids[hole] = this.#ids[place] ?? 0
      this.#slots[hole] = this.#slots[place] ?? 0
      hole = place
    }
    this.#ids[hole] = 0
  }

  #home(id: number): number {
    return (Math.imul(id, 0x9e3779b1) >>> 7) & (this.#ids.length - 1)
  }

  #placeOf(id: number): number {
    const mask = this.#ids.length - 1
    let place = this.#home(id)
    while (this.#ids[place] !== 0 && this.#ids[place] !== id) place = (place + 1) & mask
    return place
  }

  #grow(): void {
    const ids = this.#ids
    const slots = this.#slots
    this.#ids = new Int32Array(ids.length * 2)
    this.#slots = new Int32Array(ids.length * 2)
    this.#size = 0
    for (const [place, id] of ids.entries()) if (id !== 0) this.set(id, slots[place] ?? 0)
  }
}
