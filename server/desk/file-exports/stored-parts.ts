import type { FileStore } from '../../platform/files/file-store.ts'

/** A piece of a file in the store is a little longer than this. */
const partBytes = 4 * 1024 * 1024

/** Where one of the pieces of a file is stored, from 1. */
export const partKey = (uuid: string, part: number) => `file-export-${uuid}-${part}`

/** Removes the pieces of a file, from the one to the other; also those that aren't there. */
export async function removeParts(
  files: FileStore,
  uuid: string,
  { from = 1, to }: { from?: number; to: number },
): Promise<void> {
  for (let part = from; part <= to; part += 1) await files.remove(partKey(uuid, part))
}

/** A file's bytes joined to pieces that are worth storing. */
export async function* inParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const each of bytes) {
    waiting.push(each)
    size += each.length
    if (size < partBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}

/** @throws Error where a piece is missing */
export async function* readParts(files: FileStore, { uuid, parts }: { uuid: string; parts: number }) {
  for (let part = 1; part <= parts; part += 1) {
    const bytes = await files.get(partKey(uuid, part))
    if (bytes === null) throw new Error(`Part ${part} of the export ${uuid} is missing.`)
    yield bytes
  }
}
