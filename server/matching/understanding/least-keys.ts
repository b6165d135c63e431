/**
 * Keeps the least of the numbers it is given, in order. A page out of a thousand matches needs no sorting of the
 * thousand: most numbers are turned away by one comparison.
 */
export class LeastKeys {
  #wanted = 0
  #count = 0
  #keys = new Float64Array(128)

  begin(wanted: number): void {
    this.#wanted = wanted
    this.#count = 0
    if (this.#keys.length < wanted) this.#keys = new Float64Array(wanted)
  }

  offer(key: number): void {
    const keys = this.#keys
    let position = this.#count
    if (position < this.#wanted) this.#count += 1
    else if (position === 0 || key >= (keys[position - 1] ?? 0)) return
    else position -= 1
    for (; position > 0 && (keys[position - 1] ?? 0) > key; position -= 1) keys[position] = keys[position - 1] ?? 0
    keys[position] = key
  }

  /** From place `offset` on; valid until the next `begin`. */
  from(offset: number): Float64Array {
    return this.#keys.subarray(Math.min(offset, this.#count), this.#count)
  }
}
