/**
 * Counts for 32 people at once: bit b of plane p is bit p of person b's count. Adding a word of bits adds one to
 * everybody whose bit is set.
 */
export class BitCounter {
  readonly #planes = new Int32Array(7)
  #used = 0

  reset(): void {
    for (let plane = 0; plane < this.#used; plane++) this.#planes[plane] = 0
    this.#used = 0
  }

  add(bits: number): void {
    let carry = bits
    for (let plane = 0; carry !== 0; plane++) {
      const before = this.#planes[plane] ?? 0
      this.#planes[plane] = before ^ carry
      carry &= before
      if (plane >= this.#used) this.#used = plane + 1
    }
  }

  /** Who has counted to at least `least`. */
  atLeast(least: number): number {
    if (least <= 0) return -1
    if (least >> this.#used !== 0) return 0
    let reached = -1
    for (let plane = 0; plane < this.#used; plane++) {
      const bits = this.#planes[plane] ?? 0
      reached = (least >> plane) & 1 ? bits & reached : bits | reached
    }
    return reached
  }

  /** One person's count. */
  of(bit: number): number {
    let count = 0
    for (let plane = 0; plane < this.#used; plane++) count |= (((this.#planes[plane] ?? 0) >>> bit) & 1) << plane
    return count
  }
}
