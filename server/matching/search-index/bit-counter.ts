/**
 * Counts for 32 people at once: bit b of the planes together is person b's count. Adding a word of bits adds one to
 * everybody whose bit is set. Counts to seven, the usual ones, need no array.
 */
export class BitCounter {
  #ones = 0
  #twos = 0
  #fours = 0
  /** Eights and up. */
  readonly #higher = new Int32Array(4)
  #beyondSeven = false

  reset(): void {
    this.#ones = 0
    this.#twos = 0
    this.#fours = 0
    if (this.#beyondSeven) {
      this.#higher.fill(0)
      this.#beyondSeven = false
    }
  }

  /** Counts anew, in each of so many rows, who among 32 people has their bit set. @param starts where the rows begin */
  count(words: Int32Array, starts: Int32Array, rows: number, word: number, among: number): void {
    this.reset()
    let ones = 0
    let twos = 0
    let fours = 0
    for (let row = 0; row < rows; row++) {
      const bits = (words[(starts[row] ?? 0) + word] ?? 0) & among
      const toTwos = ones & bits
      ones ^= bits
      const toFours = twos & toTwos
      twos ^= toTwos
      const toEights = fours & toFours
      fours ^= toFours
      if (toEights !== 0) this.#carry(toEights)
    }
    this.#ones = ones
    this.#twos = twos
    this.#fours = fours
  }

  add(bits: number): void {
    const toTwos = this.#ones & bits
    this.#ones ^= bits
    const toFours = this.#twos & toTwos
    this.#twos ^= toTwos
    const toEights = this.#fours & toFours
    this.#fours ^= toFours
    if (toEights !== 0) this.#carry(toEights)
  }

  /** Who has counted to at least `least` (0 to 127). */
  atLeast(least: number): number {
    if (least === 0) return -1
    if (this.#beyondSeven || least > 7) return this.#compare(least)
    const ones = this.#ones
    const twos = this.#twos
    const fours = this.#fours
    if (least === 4) return fours
    const low = least & 3
    const lower = low === 0 ? -1 : low === 1 ? ones | twos : low === 2 ? twos : ones & twos
    return least > 4 ? fours & lower : fours | lower
  }

  /** One person's count. */
  of(bit: number): number {
    const low = ((this.#ones >>> bit) & 1) | (((this.#twos >>> bit) & 1) << 1) | (((this.#fours >>> bit) & 1) << 2)
    return this.#beyondSeven ? low | this.#higherOf(bit) : low
  }

  #carry(bits: number): void {
    this.#beyondSeven = true
    let carry = bits
    for (let plane = 0; carry !== 0; plane++) {
      const before = this.#higher[plane] ?? 0
      this.#higher[plane] = before ^ carry
      carry &= before
    }
  }

  #compare(least: number): number {
    const planes = [this.#ones, this.#twos, this.#fours, ...this.#higher]
    return planes.reduce((reached, bits, plane) => ((least >> plane) & 1 ? bits & reached : bits | reached), -1)
  }

  #higherOf(bit: number): number {
    return this.#higher.reduce((count, bits, plane) => count | (((bits >>> bit) & 1) << (plane + 3)), 0)
  }
}
