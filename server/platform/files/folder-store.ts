import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedKey, type FileStore } from './file-store.ts'
import { writeWhole } from './write-whole.ts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** The embedded store: a folder of this machine, made when the first file comes; its files by the ends of their keys. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key).slice(-2), key)

  return {
    put: async (key, bytes) => writeWhole(pathOf(key), bytes),
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
