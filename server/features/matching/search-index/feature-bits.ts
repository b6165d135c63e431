/** Slots are kept in blocks of 1024: 32 words of 32 bits. */
export const wordsPerBlock = 32
export const slotsPerBlock = wordsPerBlock * 32
export const slotsPerWord = 32

/**
 * A matrix of bits, one row a feature ("is a bookkeeper", "has 30 spare hours"), one column a slot. A row keeps only
 * the blocks in which it has a bit; the others share block 0, which stays empty, so readers never ask whether a block
 * exists. Memory for every block is reserved at once and taken from the system page by page as blocks come into use.
 */
export class FeatureBits {
  /** Blocks in a row; row `f` begins at `f * blocks` in `directory` and `summary`. */
  readonly blocks: number
  /** Where each block begins in `words`. */
  readonly directory: Int32Array
  /** Which of a block's 32 words hold a bit. */
  readonly summary: Int32Array
  readonly words: Int32Array
  #used = wordsPerBlock

  constructor(features: number, slots: number) {
    this.blocks = Math.ceil(slots / slotsPerBlock)
    this.directory = new Int32Array(features * this.blocks)
    this.summary = new Int32Array(features * this.blocks)
    this.words = new Int32Array((features * this.blocks + 1) * wordsPerBlock)
  }

  set(feature: number, slot: number): void {
    const entry = feature * this.blocks + (slot >>> 10)
    let start = this.directory[entry] ?? 0
    if (start === 0) start = this.#addBlock(entry)
    const word = (slot >>> 5) & 31
    this.words[start + word] = (this.words[start + word] ?? 0) | (1 << (slot & 31))
    this.summary[entry] = (this.summary[entry] ?? 0) | (1 << word)
  }

  clear(feature: number, slot: number): void {
    const entry = feature * this.blocks + (slot >>> 10)
    const start = this.directory[entry] ?? 0
    if (start === 0) return
    const word = (slot >>> 5) & 31
    const left = (this.words[start + word] ?? 0) & ~(1 << (slot & 31))
    this.words[start + word] = left
    if (left === 0) this.summary[entry] = (this.summary[entry] ?? 0) & ~(1 << word)
  }

  has(feature: number, slot: number): boolean {
    const start = this.directory[feature * this.blocks + (slot >>> 10)] ?? 0
    return (((this.words[start + ((slot >>> 5) & 31)] ?? 0) >>> (slot & 31)) & 1) === 1
  }

  /** Makes a row the union of others. */
  unite(feature: number, others: readonly number[]): void {
    for (let block = 0; block < this.blocks; block++) {
      const entry = feature * this.blocks + block
      let start = this.directory[entry] ?? 0
      if (start === 0 && others.some((other) => this.summary[other * this.blocks + block])) start = this.#addBlock(entry)
      if (start === 0) continue
      let summary = 0
      for (let word = 0; word < wordsPerBlock; word++) {
        let bits = 0
        for (const other of others) bits |= this.words[(this.directory[other * this.blocks + block] ?? 0) + word] ?? 0
        this.words[start + word] = bits
        if (bits !== 0) summary |= 1 << word
      }
      this.summary[entry] = summary
    }
  }

  #addBlock(entry: number): number {
    const start = this.#used
    this.#used += wordsPerBlock
    this.directory[entry] = start
    return start
  }
}

/** How many bits are set. */
export function bitCount(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555)
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
