import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { writeWhole } from '../files/write-whole.ts'
import type { BackupPlace } from './backup-place.ts'

const unlessMissing =
  <Value>(instead: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return instead
    throw error
  }

/** What a write that was interrupted leaves beside its place. */
const unfinished = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Backups in a folder: another disk, or one that another machine shares. It is made when the first one comes. */
export function openFolderPlace(folder: string): BackupPlace {
  return {
    address: folder,
    put: (name, bytes) => writeWhole(join(folder, name), bytes),
    get: (name) => readFile(join(folder, name)).catch(unlessMissing(null)),
    remove: (name) => rm(join(folder, name), { force: true }),
    async list(prefix) {
      const top = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      const entries = await readdir(join(folder, top), { recursive: true, withFileTypes: true }).catch(
        unlessMissing([]),
      )
      const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      const found = await Promise.all(
        paths.map(async (path) => {
          const about = await stat(path).catch(unlessMissing(null))
          const name = relative(folder, path).split(sep).join('/')
          return about && { name, size: about.size, modified: about.mtime }
        }),
      )
      return found
        .filter((each) => each !== null)
        .filter(({ name }) => name.startsWith(prefix) && !unfinished.test(name))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    },
  }
}
