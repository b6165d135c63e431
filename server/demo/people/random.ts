/** A small seeded generator (sfc32): the same seed and index give the same person on every machine. */
export class Random {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(seed: number, index: number) {
    this.#a = seed | 0
    this.#b = index | 0
    this.#c = 0x9e3779b9
    // The first words still show the seed; neighbours would look alike.
    for (let round = 0; round < 15; round += 1) this.bits()
  }

  /** 32 random bits, unsigned. */
  bits(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum >>> 0
  }

  /** From 0 (included) to 1 (excluded). */
  fraction(): number {
    return this.bits() / 4_294_967_296
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.fraction() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.fraction() < probability
  }

  /** One of a list that isn't empty. */
  pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(this.fraction() * list.length)]
    if (picked === undefined) throw new Error('Nothing to pick from')
    return picked
  }

  /** Close to the normal distribution with mean 0 and deviation 1. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.fraction())) * Math.cos(2 * Math.PI * this.fraction())
  }
}
