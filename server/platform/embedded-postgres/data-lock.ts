import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

const SQLITE_BUSY = 5

/**
 * Holds the folder for this process until released. The lock is the kernel's, taken through SQLite, so it ends with
 * the process however that dies, and there is never a stale one to judge.
 */
export function lockFolder(folder: string): { release(): void } {
  try {
    const lock = new DatabaseSync(join(folder, 'postgres.lock'), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    return { release: () => (lock.isOpen ? lock.close() : undefined) }
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new EmbeddedPostgresError(
        `Talentplace is already running on the data in ${folder}. Stop it first, or choose another DATA_DIR.`,
      )
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new EmbeddedPostgresError(
      `Cannot write in ${folder} (${reason}). Make room, start as the user it belongs to, or choose another DATA_DIR.`,
    )
  }
}
