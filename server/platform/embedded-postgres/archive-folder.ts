import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ARCHIVE_FOLDER } from './server-settings.ts'

/** Where a database with these files puts its log when it archives. */
export const archiveOf = (cluster: string) => join(dirname(cluster), ARCHIVE_FOLDER)

/** Makes that folder, for whoever the files belong to. */
export function makeArchiveFolder(cluster: string): void {
  mkdirSync(archiveOf(cluster), { recursive: true, mode: 0o700 })
  const { uid, gid } = lstatSync(cluster)
  if (process.getuid?.() === 0) chownSync(archiveOf(cluster), uid, gid)
}
