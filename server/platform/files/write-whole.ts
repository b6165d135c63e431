import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file that nobody else on the machine reads, whole and safe on disk before it has its place; its folders are made. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const coming = `${path}.${randomUUID()}`
  try {
    const file = await open(coming, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(coming, path)
  } catch (error) {
    await rm(coming, { force: true })
    throw error
  }
}
