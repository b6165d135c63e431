import type { BackupStore } from '../../platform/backups/backup-store.ts'
import { isGood, readBackups, type RetainedBackup } from '../../platform/backups/manifest.ts'

export interface GoodBackups {
  readonly store: BackupStore
  readonly everyHours: number
}

const hour = 60 * 60_000

/** The newest backup that was restored for trial without a fault, and whether it is older than two rounds and an hour. */
export function newestGood(backups: readonly RetainedBackup[], everyHours: number, now: Date) {
  const good = backups.findLast(isGood)?.manifest
  if (good === undefined) return null
  return {
    id: good.id,
    finished: good.finished,
    isOld: now.getTime() - Date.parse(good.finished) > (2 * everyHours + 1) * hour,
  }
}

/** Looks at the backups as they lie there. @throws Error when none is good, or the newest good one is old */
export async function requireGoodBackup({ store, everyHours }: GoodBackups, now: Date): Promise<void> {
  const good = newestGood((await readBackups(store)).whole, everyHours, now)
  if (good === null) throw new Error('No backup was restored for trial without a fault yet.')
  if (good.isOld) throw new Error(`The last good backup is of ${good.finished}.`)
}
