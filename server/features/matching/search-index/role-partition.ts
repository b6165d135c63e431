import { spareOf } from './ranked-facts.ts'
import { isMain, knownTogether } from './role-fits.ts'
import { mostPositions } from './hit.ts'

/** The most spare hours the schema allows (`available_hours_per_month`). */
export const mostSpareHours = 400

const positionsPerWord = 32
/** A cache line of 64 bytes. */
const wordsPerLine = 16
const growth = 1.5
const nobody = -1

/** What a partition is told of a person. */
export interface PartitionEntry {
  readonly docId: number
  /** Numbers of what the person has. */
  readonly features: readonly number[]
  /** Which of the distinct offsets the person's clock shows, from 0; Infinity without a clock. */
  readonly clock: number
  /** The person's ranked facts. */
  readonly facts: readonly [number, number]
  /** How they fit the role, see `role-fits`. */
  readonly fit: number
  /** What the order among equals is made of. */
  readonly tieSeed: number
}

/**
 * Everybody who has one role, in positions of their own: a search for the role then reads nobody else. Its bits are a
 * matrix with a row for each feature that someone here has, each one stretch of memory read from front to back. Rows
 * for hours and clocks are made when they are first asked and kept current from then on. Who leaves frees a position.
 */
export class RolePartition {
  /** Row `r` begins at `r * wordsPerRow`. Row 0 is never set. Replaced when it grows: ask for rows first. */
  words = new Int32Array(0)
  wordsPerRow = 0
  /** The ranked facts of each position, apart: the second is read of more people, and little else should come with it. */
  weeks = new Int32Array(0)
  reviewsAndSpare = new Int32Array(0)
  /** How each position fits the role, a byte each. */
  fits = new Uint8Array(0)
  /** DocId, -1 where nobody is, and tie seed of each position, side by side: who is asked for the one is for the other. */
  #people = new Int32Array(0)
  /** For each word, at least the spare hours of everybody in it. */
  mostSpare = new Uint16Array(0)
  /** For each word, at least the key skills and tools that anybody in it knows. */
  mostKnown = new Uint8Array(0)
  /** Positions below this may be taken. */
  #end = 0
  readonly #free: number[] = []
  #rows = 1
  readonly #rowOfFeature: Uint16Array
  readonly #rowOfHours = new Uint16Array(mostSpareHours + 1)
  readonly #madeHours: number[] = []
  readonly #rowOfClock = new Map<number, number>()
  /** Rows of clocks that no longer hold, to be used again. */
  readonly #spareRows: number[] = []

  /** @param features above the largest number of a feature */
  constructor(features: number) {
    this.#rowOfFeature = new Uint16Array(features)
  }

  /** Words of a row that may hold a bit. */
  get wordsInUse(): number {
    return Math.ceil(this.#end / positionsPerWord)
  }

  add(entry: PartitionEntry): void {
    const position = this.#free.pop() ?? this.#end++
    if (position >= this.weeks.length) this.#growPositions()
    this.weeks[position] = entry.facts[0]
    this.reviewsAndSpare[position] = entry.facts[1]
    this.fits[position] = entry.fit
    this.#people[2 * position] = entry.docId
    this.#people[2 * position + 1] = entry.tieSeed
    for (const feature of entry.features) {
      let row = this.#rowOfFeature[feature] ?? 0
      if (row === 0) {
        row = this.#newRow()
        this.#rowOfFeature[feature] = row
      }
      this.#set(row, position)
    }
    const spare = this.spare(position)
    this.#allow(position)
    for (const hours of this.#madeHours) if (hours <= spare) this.#set(this.#rowOfHours[hours] ?? 0, position)
    for (const [rank, row] of this.#rowOfClock) if (entry.clock <= rank) this.#set(row, position)
  }

  /**
   * Gives those who fit the role best the first positions, and among them those with the most spare hours: the best scores
   * come early, and what follows is passed over 32 at a time. Whoever is added later may stand anywhere.
   */
  arrange(): void {
    const order = this.#byFit()
    const positionAfter = new Int32Array(this.#end)
    for (const [position, before] of order.entries()) positionAfter[before] = position
    const room = this.weeks.length
    this.weeks = moved(this.weeks, order, new Int32Array(room))
    this.reviewsAndSpare = moved(this.reviewsAndSpare, order, new Int32Array(room))
    this.fits = moved(this.fits, order, new Uint8Array(room))
    this.#people = movedPairs(this.#people, order, new Int32Array(2 * room))
    this.#moveBits(positionAfter)
    this.#end = order.length
    this.#free.length = 0
    this.mostSpare.fill(0)
    this.mostKnown.fill(0)
    for (let position = 0; position < this.#end; position++) this.#allow(position)
  }

  /** @param features the person's, as they were added */
  remove(docId: number, features: readonly number[]): void {
    const position = this.positionOf(docId)
    if (position === nobody) return
    this.#people[2 * position] = nobody
    for (const feature of features) this.#clear(this.#rowOfFeature[feature] ?? 0, position)
    for (const hours of this.#madeHours) this.#clear(this.#rowOfHours[hours] ?? 0, position)
    for (const row of this.#rowOfClock.values()) this.#clear(row, position)
    this.#free.push(position)
  }

  /** -1 for someone who hasn't the role. */
  positionOf(docId: number): number {
    for (let position = 0; position < this.#end; position++) if (this.docId(position) === docId) return position
    return nobody
  }

  has(feature: number, position: number): boolean {
    const word = this.words[this.rowOf(feature) + (position >>> 5)] ?? 0
    return ((word >>> (position & 31)) & 1) === 1
  }

  /** -1 where nobody is. */
  docId(position: number): number {
    return this.#people[2 * position] ?? nobody
  }

  tieSeed(position: number): number {
    return this.#people[2 * position + 1] ?? 0
  }

  spare(position: number): number {
    return spareOf(this.reviewsAndSpare[position] ?? 0)
  }

  /** Where the row of a feature begins; 0, the row that is never set, when nobody here has it. */
  rowOf(feature: number): number {
    return (this.#rowOfFeature[feature] ?? 0) * this.wordsPerRow
  }

  /** Where the row of 'at least that many spare hours' (1 and up) begins. */
  hoursRow(hours: number): number {
    if (hours > mostSpareHours) return 0
    let row = this.#rowOfHours[hours] ?? 0
    if (row === 0) {
      row = this.#newRow()
      this.#rowOfHours[hours] = row
      this.#madeHours.push(hours)
      for (let position = 0; position < this.#end; position++)
        if (this.docId(position) !== nobody && this.spare(position) >= hours) this.#set(row, position)
    }
    return row * this.wordsPerRow
  }

  /** Where the row of 'the clock shows the offset of this rank or a smaller one' begins. @param clockOf the rank of a docId */
  clockRow(rank: number, clockOf: (docId: number) => number): number {
    let row = this.#rowOfClock.get(rank)
    if (row === undefined) {
      row = this.#spareRows.pop() ?? this.#newRow()
      this.#rowOfClock.set(rank, row)
      for (let position = 0; position < this.#end; position++) {
        const docId = this.docId(position)
        if (docId !== nobody && clockOf(docId) <= rank) this.#set(row, position)
      }
    }
    return row * this.wordsPerRow
  }

  /** The clocks have changed: what was made for them holds no longer. */
  forgetClocks(): void {
    for (const row of this.#rowOfClock.values()) {
      this.words.fill(0, row * this.wordsPerRow, (row + 1) * this.wordsPerRow)
      this.#spareRows.push(row)
    }
    this.#rowOfClock.clear()
  }

  fit(position: number): number {
    return this.fits[position] ?? 0
  }

  /** The taken positions, those of the people who fit best first. */
  #byFit(): Int32Array {
    // Fit, spare hours and position in one number: plain numbers are sorted without calling back.
    const keys = new Float64Array(this.#end)
    let taken = 0
    for (let position = 0; position < this.#end; position++)
      if (this.docId(position) !== nobody) keys[taken++] = this.#turn(position) * mostPositions + position
    return Int32Array.from(keys.subarray(0, taken).sort(), (key) => key % mostPositions)
  }

  /** Smaller for those who come first. */
  #turn(position: number): number {
    return (bestFit - fitness(this.fit(position))) * (mostSpareHours + 1) + mostSpareHours - this.spare(position)
  }

  #moveBits(positionAfter: Int32Array): void {
    const before = this.words
    const wordsInUse = this.wordsInUse
    this.words = new Int32Array(before.length)
    for (let row = 1; row < this.#rows; row++) {
      for (let word = 0; word < wordsInUse; word++) {
        let bits = before[row * this.wordsPerRow + word] ?? 0
        while (bits !== 0) {
          const bit = 31 - Math.clz32(bits & -bits)
          bits &= bits - 1
          this.#set(row, positionAfter[word * positionsPerWord + bit] ?? 0)
        }
      }
    }
  }

  #allow(position: number): void {
    const word = position >>> 5
    const spare = this.spare(position)
    const known = knownTogether(this.fit(position))
    if ((this.mostKnown[word] ?? 0) < known) this.mostKnown[word] = known
    if ((this.mostSpare[word] ?? 0) < spare) this.mostSpare[word] = spare
  }

  #set(row: number, position: number): void {
    const word = row * this.wordsPerRow + (position >>> 5)
    this.words[word] = (this.words[word] ?? 0) | (1 << (position & 31))
  }

  #clear(row: number, position: number): void {
    const word = row * this.wordsPerRow + (position >>> 5)
    this.words[word] = (this.words[word] ?? 0) & ~(1 << (position & 31))
  }

  #newRow(): number {
    const row = this.#rows++
    if (this.#rows * this.wordsPerRow > this.words.length) {
      const words = new Int32Array(Math.ceil(this.#rows * growth) * this.wordsPerRow)
      words.set(this.words)
      this.words = words
    }
    return row
  }

  #growPositions(): void {
    const before = this.wordsPerRow
    const lines = Math.ceil(((before + 1) * growth) / wordsPerLine)
    this.wordsPerRow = lines * wordsPerLine
    const words = new Int32Array(Math.ceil(this.#rows * growth) * this.wordsPerRow)
    for (let row = 0; row < this.#rows; row++)
      words.set(this.words.subarray(row * before, (row + 1) * before), row * this.wordsPerRow)
    this.words = words
    const positions = this.wordsPerRow * positionsPerWord
    this.weeks = copied(this.weeks, new Int32Array(positions))
    this.reviewsAndSpare = copied(this.reviewsAndSpare, new Int32Array(positions))
    this.fits = copied(this.fits, new Uint8Array(positions))
    this.#people = copied(this.#people, new Int32Array(2 * positions))
    this.mostSpare = copied(this.mostSpare, new Uint16Array(this.wordsPerRow))
    this.mostKnown = copied(this.mostKnown, new Uint8Array(this.wordsPerRow))
  }
}

/** About what a main role is worth, in key skills. */
const mainWorth = 4
/** Above everybody's. */
const bestFit = 32

function fitness(fit: number): number {
  return knownTogether(fit) + (isMain(fit) ? mainWorth : 0)
}

type Numbers = Int32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>

function copied<Kind extends Numbers>(numbers: Kind, longer: Kind): Kind {
  longer.set(numbers)
  return longer
}

/** The numbers of the positions in this order, with the same room. */
function moved<Kind extends Numbers>(numbers: Kind, order: Int32Array, after: Kind): Kind {
  for (const [position, before] of order.entries()) after[position] = numbers[before] ?? 0
  return after
}

/** The same of two numbers for each position. */
function movedPairs(numbers: Int32Array, order: Int32Array, after: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  for (const [position, before] of order.entries()) {
    after[2 * position] = numbers[2 * before] ?? 0
    after[2 * position + 1] = numbers[2 * before + 1] ?? 0
  }
  return after
}
