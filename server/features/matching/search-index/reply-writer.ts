const firstRoom = 40 * 1024

/** A reply being put together as bytes. */
export class ReplyWriter {
  #buffer = Buffer.allocUnsafe(firstRoom)
  #length = 0

  bytes(source: Buffer, start: number, end: number): void {
    this.#makeRoom(end - start)
    this.#length += source.copy(this.#buffer, this.#length, start, end)
  }

  text(text: string): void {
    // A UTF-16 unit takes at most three bytes.
    this.#makeRoom(text.length * 3)
    this.#length += this.#buffer.write(text, this.#length)
  }

  done(): Buffer {
    return this.#buffer.subarray(0, this.#length)
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes <= this.#buffer.length) return
    this.#buffer = Buffer.concat([this.#buffer], Math.max(this.#buffer.length * 2, this.#length + bytes))
  }
}
