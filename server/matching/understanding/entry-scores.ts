/**
 * The closeness of each entry (by position) to one query, kept from query to query so that a keystroke allocates
 * nothing. A number counts only while `round` says it is of this query.
 */
export class EntryScores {
  readonly #scores: Float64Array
  readonly #round: Uint32Array
  readonly #touched: Uint32Array
  #now = 0
  #count = 0

  constructor(entries: number) {
    this.#scores = new Float64Array(entries)
    this.#round = new Uint32Array(entries)
    this.#touched = new Uint32Array(entries)
  }

  /** Forgets the query before. */
  begin(): void {
    this.#now += 1
    this.#count = 0
  }

  /** How many entries have a score. */
  get count(): number {
    return this.#count
  }

  /** Position of the entry that got its score as number `which`. */
  entry(which: number): number {
    return this.#touched[which] ?? 0
  }

  of(entry: number): number {
    return this.#round[entry] === this.#now ? (this.#scores[entry] ?? 0) : 0
  }

  /** Keeps the better of this score and the one before; no score at all is 0, which isn't kept. */
  raise(entry: number, score: number): void {
    if (this.#round[entry] === this.#now) {
      if (score > (this.#scores[entry] ?? 0)) this.#scores[entry] = score
    } else if (score > 0) {
      this.#round[entry] = this.#now
      this.#scores[entry] = score
      this.#touched[this.#count] = entry
      this.#count += 1
    }
  }
}
