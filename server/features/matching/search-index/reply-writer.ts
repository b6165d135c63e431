const slabSize = 1024 * 1024
/** What a reply should find left in a slab; a longer one moves to a slab of its own. */
const usualReply = 64 * 1024
const minus = 0x2d
const zero = 0x30

// Replies stand one behind the other in slabs, each of which is let go when the last of its replies has been sent:
// a buffer for every reply would cost more than filling it.
let slab = Buffer.allocUnsafeSlow(slabSize)
let used = 0

/** A reply being put together as bytes. One at a time: it is begun and done without anything in between. */
export class ReplyWriter {
  #start: number
  #end: number

  constructor() {
    if (slab.length - used < usualReply) {
      slab = Buffer.allocUnsafeSlow(slabSize)
      used = 0
    }
    this.#start = used
    this.#end = used
  }

  bytes(source: Buffer, start: number, end: number): void {
    this.#makeRoom(end - start)
    this.#end += source.copy(slab, this.#end, start, end)
  }

  whole(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length)
    slab.set(bytes, this.#end)
    this.#end += bytes.length
  }

  /** Makes room for so many bytes of `short`, `part` and `number`, which ask for none. */
  reserve(bytes: number): void {
    this.#makeRoom(bytes)
  }

  /** A few bytes: for so little, asking for a copy would take longer than copying. */
  short(bytes: Uint8Array): void {
    const into = slab
    let end = this.#end
    for (let at = 0; at < bytes.length; at++) into[end++] = bytes[at] ?? 0
    this.#end = end
  }

  /** Part of something else, as short. */
  part(source: Uint8Array, from: number, to: number): void {
    const into = slab
    let end = this.#end
    for (let at = from; at < to; at++) into[end++] = source[at] ?? 0
    this.#end = end
  }

  /** A whole number in decimal. */
  number(value: number): void {
    const into = slab
    let left = value
    if (left < 0) {
      into[this.#end++] = minus
      left = -left
    }
    let length = 1
    for (let above = 10; left >= above; above *= 10) length += 1
    this.#end += length
    for (let at = this.#end; length > 0; length--) {
      const rest = Math.floor(left / 10)
      into[--at] = zero + left - rest * 10
      left = rest
    }
  }

  text(text: string): void {
    // A UTF-16 unit takes at most three bytes.
    this.#makeRoom(text.length * 3)
    this.#end += slab.write(text, this.#end)
  }

  done(): Buffer {
    used = this.#end
    return slab.subarray(this.#start, this.#end)
  }

  #makeRoom(bytes: number): void {
    if (this.#end + bytes <= slab.length) return
    const length = this.#end - this.#start
    const larger = Buffer.allocUnsafeSlow(Math.max(slabSize, (length + bytes) * 2))
    slab.copy(larger, 0, this.#start, this.#end)
    slab = larger
    this.#start = 0
    this.#end = length
  }
}
