import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { create, extract } from 'tar'

/** Bytes of a part: what is held in memory, and sent again when a connection breaks. */
const partBytes = 32 * 1024 * 1024

/** A folder as the parts of a `.tar.zst`: joined together, `zstd -d | tar -x` unpacks them. */
export async function* packFolder(folder: string): AsyncGenerator<Buffer> {
  const packer = create({ cwd: folder, portable: true }, ['.'])
  const packed = createZstdCompress()
  // What fails while packing comes out at the end of the parts.
  pipeline(packer, packed).catch((error: Error) => packed.destroy(error))
  let buffered: Buffer[] = []
  let size = 0
  for await (const chunk of packed as AsyncIterable<Buffer>) {
    buffered.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    yield Buffer.concat(buffered)
    buffered = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(buffered)
}

/** Unpacks the parts into a folder that is there; everything belongs to this process. */
export async function unpackFolder(parts: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const unpacked = extract({ cwd: folder, preserveOwner: false, strict: true })
  await pipeline(Readable.from(parts), createZstdDecompress(), unpacked)
}
