import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { constants, crc32, createDeflateRaw } from 'node:zlib'

/** What the build and our own pages write where a response's nonce stands. */
const mark = '__NONCE__'

/** Stands in for a nonce of 16 random bytes in base64url: as long, of characters that no text of ours holds, each once. */
const standIn = Buffer.from([...Array(8).keys()].map((at) => at + 1).concat([...Array(14).keys()].map((at) => at + 14)))

/** A page whose nonce is the only thing that differs between two responses. */
export interface CompressedPage {
  /** Of its text, whatever the nonce. */
  readonly hash: string
  /** The page with a nonce of 22 characters, as it is or as gzip. */
  withNonce(nonce: string, options: { readonly gzip: boolean }): Buffer
}

/** Deflates the parts with the stand-in between them, which is stored as it is. */
async function deflateParts(parts: readonly string[]): Promise<Buffer> {
  const deflate = createDeflateRaw({ level: 9, memLevel: 9 })
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(deflate, 'end')
  const write = (data: string | Buffer) => new Promise<void>((done) => void deflate.write(data, () => done()))
  const setLevel = (level: number) =>
    new Promise<void>((done) => void deflate.params(level, constants.Z_DEFAULT_STRATEGY, () => done()))
  for (const [at, part] of parts.entries()) {
    if (at > 0) {
      await setLevel(0)
      await write(standIn)
      await setLevel(9)
    }
    await write(part)
  }
  deflate.end()
  await ended
  return Buffer.concat(chunks)
}

function placesIn(bytes: Buffer): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(standIn); at >= 0; at = bytes.indexOf(standIn, at + standIn.length)) places.push(at)
  return places
}

function filled(template: Buffer, places: readonly number[], nonce: string): Buffer {
  const page = Buffer.from(template)
  for (const place of places) page.write(nonce, place, 'latin1')
  return page
}

/** As RFC 1952 has it: no name, no time, made on Unix. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3])

function gzipTail(page: Buffer): Buffer {
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc32(page), 0)
  tail.writeUInt32LE(page.length % 2 ** 32, 4)
  return tail
}

/**
 * Compresses a page once, with room for each response's nonce in blocks that deflate stores as they are: what is sent costs a
 * copy, and two responses differ in their nonce and checksum alone.
 */
export async function compressPage(html: string): Promise<CompressedPage> {
  const parts = html.split(mark)
  const plain = Buffer.from(parts.join(standIn.toString('latin1')))
  const deflated = await deflateParts(parts)
  const plainPlaces = placesIn(plain)
  const deflatedPlaces = placesIn(deflated)
  const wanted = parts.length - 1
  if (plainPlaces.length !== wanted || deflatedPlaces.length !== wanted)
    throw new Error(`A page has ${wanted} places for its nonce, and ${deflatedPlaces.length} once compressed`)
  return {
    hash: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    withNonce(nonce, { gzip }) {
      if (nonce.length !== standIn.length) throw new Error(`A nonce has ${standIn.length} characters`)
      const page = filled(plain, plainPlaces, nonce)
      if (!gzip) return page
      return Buffer.concat([gzipHead, filled(deflated, deflatedPlaces, nonce), gzipTail(page)])
    },
  }
}
