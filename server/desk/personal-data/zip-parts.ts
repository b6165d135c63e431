import { setImmediate as betweenRequests } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Some 5 ms of packing; calls are answered in between. */
const packedAtOnce = 128 * 1024
/** After so many bytes the next file begins another ZIP. */
const fullPart = 32 * 1024 * 1024

export interface ZipParts {
  /** Adds a file, a piece of it at a time; `packed`: what is packed already, as pictures are. */
  add(name: string, pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, packed?: boolean): Promise<void>
  /** Keeps what isn't kept yet; how many parts there are and how many bytes in all. */
  end(): Promise<{ parts: number; size: number }>
}

/** Writes files into ZIPs, each kept as soon as it is full, so that no more than one is held at a time. */
export function zipParts(keep: (part: number, bytes: Buffer) => Promise<void>): ZipParts {
  let parts = 0
  let size = 0
  let open: { zip: Zip; chunks: Buffer[]; bytes: number } | null = null

  function started() {
    if (open !== null) return open
    const part = { zip: new Zip(), chunks: [] as Buffer[], bytes: 0 }
    part.zip.ondata = (error, chunk) => {
      if (error) throw error
      part.chunks.push(Buffer.from(chunk))
      part.bytes += chunk.length
    }
    open = part
    return part
  }

  async function close(): Promise<void> {
    if (open === null) return
    open.zip.end()
    parts += 1
    const bytes = Buffer.concat(open.chunks)
    size += bytes.length
    open = null
    await keep(parts, bytes)
  }

  return {
    async add(name, pieces, packed = false) {
      const { zip } = started()
      const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
      zip.add(file)
      for await (const piece of pieces) {
        for (let at = 0; at < piece.length; at += packedAtOnce) {
          file.push(piece.subarray(at, at + packedAtOnce))
          await betweenRequests()
        }
      }
      file.push(new Uint8Array(), true)
      if (started().bytes >= fullPart) await close()
    },
    async end() {
      await close()
      return { parts, size }
    },
  }
}
