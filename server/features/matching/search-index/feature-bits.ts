/** Slots are kept in blocks of 1024: 32 words of 32 bits. */
export const wordsPerBlock = 32
export const slotsPerBlock = wordsPerBlock * 32
export const slotsPerWord = 32

/**
 * A matrix of bits, one row a feature ("is a bookkeeper", "has 30 spare hours"), one column a slot. A row is one stretch
 * of memory, which a search reads from front to back, and its summary says which words hold a bit at all. Memory for
 * all slots is reserved at once and taken from the system page by page as slots come into use.
 */
export class FeatureBits {
  /** Blocks in a row. */
  readonly blocks: number
  /** Row `f` begins at `f * blocks * wordsPerBlock`. */
  readonly words: Int32Array
  /** For each row and block: which of the block's 32 words hold a bit. Row `f` begins at `f * blocks`. */
  readonly summary: Int32Array

  constructor(features: number, slots: number) {
    this.blocks = Math.ceil(slots / slotsPerBlock)
    this.words = new Int32Array(features * this.blocks * wordsPerBlock)
    this.summary = new Int32Array(features * this.blocks)
  }

  set(feature: number, slot: number): void {
    const word = feature * this.blocks * wordsPerBlock + (slot >>> 5)
    this.words[word] = (this.words[word] ?? 0) | (1 << (slot & 31))
    const block = feature * this.blocks + (slot >>> 10)
    this.summary[block] = (this.summary[block] ?? 0) | (1 << ((slot >>> 5) & 31))
  }

  clear(feature: number, slot: number): void {
    const word = feature * this.blocks * wordsPerBlock + (slot >>> 5)
    const left = (this.words[word] ?? 0) & ~(1 << (slot & 31))
    this.words[word] = left
    if (left !== 0) return
    const block = feature * this.blocks + (slot >>> 10)
    this.summary[block] = (this.summary[block] ?? 0) & ~(1 << ((slot >>> 5) & 31))
  }

  has(feature: number, slot: number): boolean {
    return (((this.words[feature * this.blocks * wordsPerBlock + (slot >>> 5)] ?? 0) >>> (slot & 31)) & 1) === 1
  }

  /** Makes a row the union of others. */
  unite(feature: number, others: readonly number[]): void {
    for (let block = 0; block < this.blocks; block++) {
      let before = this.summary[feature * this.blocks + block] ?? 0
      let summary = 0
      for (const other of others) summary |= this.summary[other * this.blocks + block] ?? 0
      this.summary[feature * this.blocks + block] = summary
      // What held a bit and holds none now has to be emptied, too.
      for (before |= summary; before !== 0; before &= before - 1) {
        const word = block * wordsPerBlock + 31 - Math.clz32(before & -before)
        let bits = 0
        for (const other of others) bits |= this.words[other * this.blocks * wordsPerBlock + word] ?? 0
        this.words[feature * this.blocks * wordsPerBlock + word] = bits
      }
    }
  }
}

/** How many bits are set. */
export function bitCount(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555)
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
