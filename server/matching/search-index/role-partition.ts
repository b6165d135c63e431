import type { PartitionEntry } from './partition-entry.ts'
import { RareFeatures } from './rare-features.ts'
import { maxSpareHours, spareOf } from './ranked-facts.ts'
import { knownTogether } from './role-fits.ts'
import type { RoleMembers } from './role-members.ts'

const positionsPerWord = 32
/** A cache line of 64 bytes. */
const wordsPerLine = 16
const growth = 1.125
/** What a partition that is filled at once has to spare: positions, and rows for hours and clocks. */
const roomToGrow = 1.02
const rowsToCome = 64
const positionsBetweenRests = 4096
/** Rare features that stay written out as rows; a search that names more has more. */
const maxWrittenOut = 32
const nobody = -1

/**
 * Everybody who has one role, in positions of their own: a search for the role then reads nobody else. Its bits are a
 * matrix with a row for each feature that many here have, each one stretch of memory read from front to back; what few have
 * stands in lists, and is written out as a row for the searches that name it. Rows for hours and clocks are made when they
 * are first asked and kept current from then on. Who leaves frees a position.
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
  maxSpare = new Uint16Array(0)
  /** For each word, at least the key skills and tools that anybody in it knows. */
  maxKnown = new Uint8Array(0)
  /** Positions below this may be taken. */
  #end = 0
  readonly #free: number[] = []
  #rows = 1
  readonly #rowOfFeature: Uint16Array
  readonly #rare: RareFeatures
  /** Rows of rare features that are written out, by feature. */
  readonly #writtenOut: Uint16Array
  /** Those features, the one asked for longest ago first. */
  readonly #inWriting = new Set<number>()
  readonly #rowOfHours = new Uint16Array(maxSpareHours + 1)
  readonly #madeHours: number[] = []
  readonly #rowOfClock = new Map<number, number>()
  /** Empty rows of clocks that no longer hold and of features written out, to be used again. */
  readonly #spareRows: number[] = []

  /** @param features above the largest number of a feature */
  constructor(features: number) {
    this.#rowOfFeature = new Uint16Array(features)
    this.#rare = new RareFeatures(features)
    this.#writtenOut = new Uint16Array(features)
  }

  /** Words of a row that may hold a bit. */
  get wordsInUse(): number {
    return Math.ceil(this.#end / positionsPerWord)
  }

  add(entry: PartitionEntry): void {
    const position = this.#free.pop() ?? this.#end++
    if (position >= this.weeks.length) this.#growPositions()
    this.weeks[position] = entry.week
    this.reviewsAndSpare[position] = entry.reviewsAndSpare
    this.fits[position] = entry.fit
    this.#people[2 * position] = entry.docId
    this.#people[2 * position + 1] = entry.tieSeed
    for (const feature of entry.features) {
      if (!this.#rare.includes(feature)) {
        if (this.#rowOfFeature[feature] === 0) this.#rowOfFeature[feature] = this.#newRow()
        this.#set(this.#rowOfFeature[feature] ?? 0, position)
      } else if (this.#rare.add(feature, position)) this.#set(this.#writtenOut[feature] ?? 0, position)
      else this.#set(this.#keepAsRow(feature), position)
    }
    const spare = this.spare(position)
    this.#allow(position)
    for (const hours of this.#madeHours) if (hours <= spare) this.#set(this.#rowOfHours[hours] ?? 0, position)
    for (const [rank, row] of this.#rowOfClock) if (entry.clock <= rank) this.#set(row, position)
  }

  /**
   * Takes everybody at once, into a partition that is still empty: each stretch of memory is made in the size it needs,
   * and the rows are written from front to back. Yields wherever other work may come in between.
   */
  *fill(members: RoleMembers): Generator<void> {
    const { size, features, ends } = members
    const order = members.inOrder()
    yield
    const rowOf = this.#rowOfFeature
    const rare = this.#rare
    const wordsPerRow = inLines((size * roomToGrow) / positionsPerWord)
    const counts = new Uint32Array(rowOf.length)
    const all = ends[size - 1] ?? 0
    for (let at = 0; at < all; at++) counts[features[at] ?? 0] = (counts[features[at] ?? 0] ?? 0) + 1
    rare.makeLists(counts, wordsPerRow * Int32Array.BYTES_PER_ELEMENT)
    for (let feature = 0; feature < counts.length; feature++)
      if (counts[feature] !== 0 && !rare.includes(feature)) rowOf[feature] = this.#rows++
    this.#makeRoom(wordsPerRow, this.#rows + rowsToCome)
    this.#end = size
    const { words } = this
    for (let position = 0; position < size; position++) {
      const member = order[position] ?? 0
      this.weeks[position] = members.weeks[member] ?? 0
      this.reviewsAndSpare[position] = members.reviewsAndSpare[member] ?? 0
      this.fits[position] = members.fits[member] ?? 0
      this.#people[2 * position] = members.docIds[member] ?? nobody
      this.#people[2 * position + 1] = members.tieSeeds[member] ?? 0
      this.#allow(position)
      const bit = 1 << (position & 31)
      const word = position >>> 5
      const end = ends[member] ?? 0
      for (let at = member === 0 ? 0 : (ends[member - 1] ?? 0); at < end; at++) {
        const row = rowOf[features[at] ?? 0] ?? 0
        if (row === 0) rare.append(features[at] ?? 0, position)
        else words[row * wordsPerRow + word] = (words[row * wordsPerRow + word] ?? 0) | bit
      }
      if (position % positionsBetweenRests === 0) yield
    }
  }

  /** @param features the person's, as they were added */
  remove(docId: number, features: Uint16Array): void {
    const position = this.positionOf(docId)
    if (position === nobody) return
    this.#people[2 * position] = nobody
    for (const feature of features) {
      if (this.#rare.includes(feature)) this.#rare.remove(feature, position)
      this.#clear(this.#rowIn(feature), position)
    }
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
    const row = this.#rowIn(feature)
    if (row === 0) return this.#rare.includes(feature) && this.#rare.has(feature, position)
    const word = this.words[row * this.wordsPerRow + (position >>> 5)] ?? 0
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

  /**
   * Where the row of a feature begins; 0, the row that is never set, when nobody here has it. One that few have has to be
   * written out before.
   */
  rowOf(feature: number): number {
    return this.#rowIn(feature) * this.wordsPerRow
  }

  /** Writes out, as rows, those of a search's features that few here have. They stay at least until the next call. */
  writeOut(groups: readonly (readonly number[])[]): void {
    this.#forgetWrittenOut()
    for (const features of groups) {
      for (let at = 0; at < features.length; at++) {
        const feature = features[at] ?? 0
        if (!this.#rare.includes(feature)) continue
        if (this.#writtenOut[feature] === 0) this.#writeRow(feature)
        // Asked for last.
        this.#inWriting.delete(feature)
        this.#inWriting.add(feature)
      }
    }
  }

  /** Where the row of 'at least that many spare hours' (1 and up) begins. */
  hoursRow(hours: number): number {
    if (hours > maxSpareHours) return 0
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
  clearClocks(): void {
    for (const row of this.#rowOfClock.values()) this.#freeRow(row)
    this.#rowOfClock.clear()
  }

  fit(position: number): number {
    return this.fits[position] ?? 0
  }

  /** The feature's row among all, also of a rare one that is written out; 0 without one. */
  #rowIn(feature: number): number {
    return (this.#rowOfFeature[feature] ?? 0) || (this.#writtenOut[feature] ?? 0)
  }

  #writeRow(feature: number): void {
    const row = this.#spareRows.pop() ?? this.#newRow()
    this.#writtenOut[feature] = row
    this.#rare.writeRow(feature, this.words, row * this.wordsPerRow)
  }

  /** Frees rows of rare features that weren't asked for lately. */
  #forgetWrittenOut(): void {
    for (const feature of this.#inWriting) {
      if (this.#inWriting.size <= maxWrittenOut) break
      this.#inWriting.delete(feature)
      this.#freeRow(this.#writtenOut[feature] ?? 0)
      this.#writtenOut[feature] = 0
    }
  }

  /** The row that a rare feature has from now on, since its list is full. */
  #keepAsRow(feature: number): number {
    if (this.#writtenOut[feature] === 0) this.#writeRow(feature)
    const row = this.#writtenOut[feature] ?? 0
    this.#inWriting.delete(feature)
    this.#writtenOut[feature] = 0
    this.#rare.drop(feature)
    this.#rowOfFeature[feature] = row
    return row
  }

  #freeRow(row: number): void {
    this.words.fill(0, row * this.wordsPerRow, (row + 1) * this.wordsPerRow)
    this.#spareRows.push(row)
  }

  #allow(position: number): void {
    const word = position >>> 5
    const spare = this.spare(position)
    const known = knownTogether(this.fit(position))
    if ((this.maxKnown[word] ?? 0) < known) this.maxKnown[word] = known
    if ((this.maxSpare[word] ?? 0) < spare) this.maxSpare[word] = spare
  }

  /** Row 0 stays empty. */
  #set(row: number, position: number): void {
    if (row === 0) return
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
    this.#makeRoom((this.wordsPerRow + 1) * growth, Math.ceil(this.#rows * growth))
  }

  /** Room for at least so many words a row and so many rows; what is there moves into it. */
  #makeRoom(words: number, rows: number): void {
    const before = this.wordsPerRow
    this.wordsPerRow = inLines(words)
    const longer = new Int32Array(rows * this.wordsPerRow)
    for (let row = 0; row < (before > 0 ? this.#rows : 0); row++)
      longer.set(this.words.subarray(row * before, (row + 1) * before), row * this.wordsPerRow)
    this.words = longer
    const positions = this.wordsPerRow * positionsPerWord
    this.weeks = copied(this.weeks, new Int32Array(positions))
    this.reviewsAndSpare = copied(this.reviewsAndSpare, new Int32Array(positions))
    this.fits = copied(this.fits, new Uint8Array(positions))
    this.#people = copied(this.#people, new Int32Array(2 * positions))
    this.maxSpare = copied(this.maxSpare, new Uint16Array(this.wordsPerRow))
    this.maxKnown = copied(this.maxKnown, new Uint8Array(this.wordsPerRow))
  }
}

/** Words of a row in whole lines. */
function inLines(words: number): number {
  return Math.ceil(words / wordsPerLine) * wordsPerLine
}

type Numbers = Int32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>

function copied<Kind extends Numbers>(numbers: Kind, longer: Kind): Kind {
  longer.set(numbers)
  return longer
}
