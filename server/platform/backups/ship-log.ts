import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupStore } from './backup-store.ts'
import { keepLogFile, readStoredLog, type StoredLog } from './stored-log.ts'
import { historyForm, segmentForm } from './wal-names.ts'

/** Segments of 16 MB that wait at most: then the oldest go, since a full disk would stop the product. */
const maxWaiting = 512

export interface LogShipper {
  /**
   * Brings what PostgreSQL has put into its archive to where backups lie, and removes it there. `beforehand` is done once it is known
   * what goes: what hangs on it can go first. @throws when the place can't be reached; what waits is kept
   */
  ship(beforehand: () => Promise<void>): Promise<void>
  /** Segments that wait, and how many had to be given up since the start. */
  waiting(): Promise<{ count: number; givenUp: number }>
}

const isSegment = (name: string) => segmentForm.test(name)

async function filesIn(archive: string): Promise<string[]> {
  const names = await readdir(archive).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.toSorted()
}

/** `archive` is the folder that PostgreSQL's `archive_command` fills. */
export function createLogShipper({ archive, store }: { archive: string; store: BackupStore }): LogShipper {
  const state: { log: StoredLog | null; givenUp: number } = { log: null, givenUp: 0 }

  /** Makes room where too much waits; the log then has a gap, after which a new backup is made. */
  async function giveUpOldest(): Promise<void> {
    const segments = (await filesIn(archive)).filter(isSegment)
    for (const name of segments.slice(0, Math.max(0, segments.length - maxWaiting))) {
      await rm(join(archive, name))
      state.givenUp += 1
    }
  }

  return {
    async ship(beforehand) {
      await giveUpOldest()
      const names = await filesIn(archive)
      await beforehand()
      state.log ??= await readStoredLog(store)
      for (const name of names) {
        const path = join(archive, name)
        if (isSegment(name) || historyForm.test(name)) {
          await keepLogFile(store, state.log, { name, path })
          await rm(path)
        }
        // Labels of backups, and the unfinished last segment of a timeline that was left: nobody needs them.
        else if (/\.(backup|partial)$/.test(name)) await rm(path)
      }
    },
    async waiting() {
      return { count: (await filesIn(archive)).filter(isSegment).length, givenUp: state.givenUp }
    },
  }
}
