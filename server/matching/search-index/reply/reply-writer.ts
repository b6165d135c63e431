import { wideMargin, type WideBytes } from './wide-bytes.ts'

const slabSize = 1024 * 1024
/** What a reply should find left in a slab; a longer one moves to a slab of its own. */
const usualReply = 64 * 1024
const minus = 0x2d

// Replies stand one behind the other in slabs, each of which is let go when the last of its replies has been sent:
// a buffer for every reply would cost more than filling it.
let slab = Buffer.allocUnsafeSlow(slabSize)
let view = new DataView(slab.buffer)
let used = 0

function renew(size: number): void {
  slab = Buffer.allocUnsafeSlow(size)
  view = new DataView(slab.buffer)
}

/** Up to four characters as the bytes of one number. */
function inOneNumber(text: string): number {
  return [...text].reduceRight((bytes, character) => (bytes << 8) | character.charCodeAt(0), 0)
}

const decimals = Int32Array.from({ length: 1000 }, (_, number) => inOneNumber(String(number)))
const threeDigits = Int32Array.from({ length: 1000 }, (_, number) => inOneNumber(String(number).padStart(3, '0')))

/** A reply being put together as bytes. One at a time: it is begun and done without anything in between. */
export class ReplyWriter {
  #start: number
  #end: number

  constructor() {
    if (slab.length - used < usualReply) {
      renew(slabSize)
      used = 0
    }
    this.#start = used
    this.#end = used
  }

  /** Makes room for so many bytes: what writes asks for none. */
  reserve(bytes: number): void {
    this.#makeRoom(bytes + wideMargin)
  }

  short({ view: from, length }: WideBytes): void {
    this.part(from, 0, length)
  }

  /** Part of something else, which goes on for `wideMargin` in UTF-8 or zeros behind it. */
  part(from: DataView, start: number, end: number): void {
    const into = view
    let at = this.#end
    this.#end = at + end - start
    for (let next = start; next < end; next += 8) {
      into.setFloat64(at, from.getFloat64(next, true), true)
      at += 8
    }
  }

  /** A whole number in decimal. */
  number(value: number): void {
    let left = value
    if (left < 0) {
      view.setUint8(this.#end++, minus)
      left = -left
    }
    if (left >= 1000) {
      this.number(Math.floor(left / 1000))
      left %= 1000
      view.setInt32(this.#end, threeDigits[left] ?? 0, true)
      this.#end += 3
      return
    }
    view.setInt32(this.#end, decimals[left] ?? 0, true)
    this.#end += left < 10 ? 1 : left < 100 ? 2 : 3
  }

  done(): Buffer {
    used = this.#end
    return slab.subarray(this.#start, this.#end)
  }

  #makeRoom(bytes: number): void {
    if (this.#end + bytes <= slab.length) return
    const length = this.#end - this.#start
    const smaller = slab
    renew(Math.max(slabSize, (length + bytes) * 2))
    smaller.copy(slab, 0, this.#start, this.#end)
    this.#start = 0
    this.#end = length
  }
}
