import { spareOf } from './ranked-facts.ts'
import { isMain, knownTogether } from './role-fits.ts'
import { mostPlaces } from './spot.ts'

/** The most spare hours the schema allows (`available_hours_per_month`). */
export const mostSpareHours = 400

const placesPerWord = 32
/** A cache line of 64 bytes. */
const wordsPerLine = 16
const growth = 1.5
const nobody = -1

/** What a roster is told of a person. */
export interface RosterEntry {
  readonly slot: number
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
 * Everybody who has one role, in places of their own: a search for the role then reads nobody else. Its bits are a
 * matrix with a row for each feature that someone here has, each one stretch of memory read from front to back. Rows
 * for hours and clocks are made when they are first asked and kept current from then on. Who leaves frees a place.
 */
export class RoleRoster {
  /** Row `r` begins at `r * wordsPerRow`. Row 0 is never set. Replaced when it grows: ask for rows first. */
  words = new Int32Array(0)
  wordsPerRow = 0
  /** The ranked facts of each place, apart: the second is read of more people, and little else should come with it. */
  weeks = new Int32Array(0)
  reviewsAndSpare = new Int32Array(0)
  /** How each place fits the role, a byte each. */
  fits = new Uint8Array(0)
  /** -1 where nobody is. */
  #slots = new Int32Array(0)
  #tieSeeds = new Int32Array(0)
  /** For each word, at least the spare hours of everybody in it. */
  mostSpare = new Uint16Array(0)
  /** For each word, at least the key skills and tools that anybody in it knows. */
  mostKnown = new Uint8Array(0)
  /** Places below this may be taken. */
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
    return Math.ceil(this.#end / placesPerWord)
  }

  add(entry: RosterEntry): void {
    const place = this.#free.pop() ?? this.#end++
    if (place >= this.#slots.length) this.#growPlaces()
    this.weeks[place] = entry.facts[0]
    this.reviewsAndSpare[place] = entry.facts[1]
    this.fits[place] = entry.fit
    this.#slots[place] = entry.slot
    this.#tieSeeds[place] = entry.tieSeed
    for (const feature of entry.features) {
      let row = this.#rowOfFeature[feature] ?? 0
      if (row === 0) {
        row = this.#newRow()
        this.#rowOfFeature[feature] = row
      }
      this.#set(row, place)
    }
    const spare = this.spare(place)
    this.#allow(place)
    for (const hours of this.#madeHours) if (hours <= spare) this.#set(this.#rowOfHours[hours] ?? 0, place)
    for (const [rank, row] of this.#rowOfClock) if (entry.clock <= rank) this.#set(row, place)
  }

  /**
   * Gives those who fit the role best the first places, and among them those with the most spare hours: the best scores
   * come early, and what follows is passed over 32 at a time. Whoever is added later may stand anywhere.
   */
  arrange(): void {
    const order = this.#byFit()
    const placeAfter = new Int32Array(this.#end)
    for (const [place, before] of order.entries()) placeAfter[before] = place
    const room = this.#slots.length
    this.weeks = moved(this.weeks, order, new Int32Array(room))
    this.reviewsAndSpare = moved(this.reviewsAndSpare, order, new Int32Array(room))
    this.fits = moved(this.fits, order, new Uint8Array(room))
    this.#slots = moved(this.#slots, order, new Int32Array(room))
    this.#tieSeeds = moved(this.#tieSeeds, order, new Int32Array(room))
    this.#moveBits(placeAfter)
    this.#end = order.length
    this.#free.length = 0
    this.mostSpare.fill(0)
    this.mostKnown.fill(0)
    for (let place = 0; place < this.#end; place++) this.#allow(place)
  }

  /** @param features the person's, as they were added */
  remove(slot: number, features: readonly number[]): void {
    const place = this.placeOf(slot)
    if (place === nobody) return
    this.#slots[place] = nobody
    for (const feature of features) this.#clear(this.#rowOfFeature[feature] ?? 0, place)
    for (const hours of this.#madeHours) this.#clear(this.#rowOfHours[hours] ?? 0, place)
    for (const row of this.#rowOfClock.values()) this.#clear(row, place)
    this.#free.push(place)
  }

  /** -1 for someone who hasn't the role. */
  placeOf(slot: number): number {
    for (let place = 0; place < this.#end; place++) if (this.slot(place) === slot) return place
    return nobody
  }

  has(feature: number, place: number): boolean {
    const word = this.words[this.rowOf(feature) + (place >>> 5)] ?? 0
    return ((word >>> (place & 31)) & 1) === 1
  }

  /** -1 where nobody is. */
  slot(place: number): number {
    return this.#slots[place] ?? nobody
  }

  tieSeed(place: number): number {
    return this.#tieSeeds[place] ?? 0
  }

  spare(place: number): number {
    return spareOf(this.reviewsAndSpare[place] ?? 0)
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
      for (let place = 0; place < this.#end; place++)
        if (this.slot(place) !== nobody && this.spare(place) >= hours) this.#set(row, place)
    }
    return row * this.wordsPerRow
  }

  /** Where the row of 'the clock shows the offset of this rank or a smaller one' begins. @param clockOf the rank of a slot */
  clockRow(rank: number, clockOf: (slot: number) => number): number {
    let row = this.#rowOfClock.get(rank)
    if (row === undefined) {
      row = this.#spareRows.pop() ?? this.#newRow()
      this.#rowOfClock.set(rank, row)
      for (let place = 0; place < this.#end; place++) {
        const slot = this.slot(place)
        if (slot !== nobody && clockOf(slot) <= rank) this.#set(row, place)
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

  fit(place: number): number {
    return this.fits[place] ?? 0
  }

  /** The taken places, those of the people who fit best first. */
  #byFit(): Int32Array {
    // Fit, spare hours and place in one number: plain numbers are sorted without calling back.
    const keys = new Float64Array(this.#end)
    let taken = 0
    for (let place = 0; place < this.#end; place++)
      if (this.slot(place) !== nobody) keys[taken++] = this.#turn(place) * mostPlaces + place
    return Int32Array.from(keys.subarray(0, taken).sort(), (key) => key % mostPlaces)
  }

  /** Smaller for those who come first. */
  #turn(place: number): number {
    return (bestFit - fitness(this.fit(place))) * (mostSpareHours + 1) + mostSpareHours - this.spare(place)
  }

  #moveBits(placeAfter: Int32Array): void {
    const before = this.words
    const wordsInUse = this.wordsInUse
    this.words = new Int32Array(before.length)
    for (let row = 1; row < this.#rows; row++) {
      for (let word = 0; word < wordsInUse; word++) {
        let bits = before[row * this.wordsPerRow + word] ?? 0
        while (bits !== 0) {
          const bit = 31 - Math.clz32(bits & -bits)
          bits &= bits - 1
          this.#set(row, placeAfter[word * placesPerWord + bit] ?? 0)
        }
      }
    }
  }

  #allow(place: number): void {
    const word = place >>> 5
    const spare = this.spare(place)
    const known = knownTogether(this.fit(place))
    if ((this.mostKnown[word] ?? 0) < known) this.mostKnown[word] = known
    if ((this.mostSpare[word] ?? 0) < spare) this.mostSpare[word] = spare
  }

  #set(row: number, place: number): void {
    const word = row * this.wordsPerRow + (place >>> 5)
    this.words[word] = (this.words[word] ?? 0) | (1 << (place & 31))
  }

  #clear(row: number, place: number): void {
    const word = row * this.wordsPerRow + (place >>> 5)
    this.words[word] = (this.words[word] ?? 0) & ~(1 << (place & 31))
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

  #growPlaces(): void {
    const before = this.wordsPerRow
    const lines = Math.ceil(((before + 1) * growth) / wordsPerLine)
    this.wordsPerRow = lines * wordsPerLine
    const words = new Int32Array(Math.ceil(this.#rows * growth) * this.wordsPerRow)
    for (let row = 0; row < this.#rows; row++)
      words.set(this.words.subarray(row * before, (row + 1) * before), row * this.wordsPerRow)
    this.words = words
    const places = this.wordsPerRow * placesPerWord
    this.weeks = copied(this.weeks, new Int32Array(places))
    this.reviewsAndSpare = copied(this.reviewsAndSpare, new Int32Array(places))
    this.fits = copied(this.fits, new Uint8Array(places))
    this.#slots = copied(this.#slots, new Int32Array(places))
    this.#tieSeeds = copied(this.#tieSeeds, new Int32Array(places))
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

/** The numbers of the places in this order, with the same room. */
function moved<Kind extends Numbers>(numbers: Kind, order: Int32Array, after: Kind): Kind {
  for (const [place, before] of order.entries()) after[place] = numbers[before] ?? 0
  return after
}
