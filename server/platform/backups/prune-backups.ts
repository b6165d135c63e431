import type { BackupStore } from './backup-store.ts'
import { pruneFiles } from './stored-files.ts'
import { readStoredLog, removeLogFile } from './stored-log.ts'
import { hasIssues, isGood, type RetainedBackup } from './manifest.ts'
import { parseSegment, segmentForm } from './wal-names.ts'

/** Of those that had faults so many stay, to be looked into. */
const invalidStored = 2

/** Which backups stay: the newest `keep` that were restored for trial without a fault, those not tried yet, and two with faults. */
export function storedOf(backups: readonly RetainedBackup[], keep: number): RetainedBackup[] {
  const stay = new Set([...backups.filter(isGood).slice(-keep), ...backups.filter(hasIssues).slice(-invalidStored)])
  return backups.filter((each) => stay.has(each) || each.verification === null)
}

/** Removes what lies there of backups that were never finished, or not removed to their end. How many they were. */
async function removeUnfinished(store: BackupStore, before: Date): Promise<number> {
  const folders = Map.groupBy(await store.list('base/'), ({ name }) => name.split('/')[1])
  const unfinished = [...folders.values()].filter(
    (objects) =>
      objects.every(({ modified }) => modified < before) &&
      !objects.some(({ name }) => name.endsWith('/manifest.json')),
  )
  for (const { name } of unfinished.flat()) await store.remove(name)
  return unfinished.length
}

/** Removes the backups beyond those that stay, the log before the oldest of them, and files that none of them has. */
export async function pruneBackups(
  store: BackupStore,
  backups: readonly RetainedBackup[],
  keep: number,
): Promise<{ backups: number; unfinished: number; log: number; files: number }> {
  const stay = storedOf(backups, keep)
  const [oldest] = stay
  if (oldest === undefined) return { backups: 0, unfinished: 0, log: 0, files: 0 }
  const began = new Date(oldest.manifest.started)
  const unfinished = await removeUnfinished(store, began)
  if (stay.length === backups.length) return { backups: 0, unfinished, log: 0, files: 0 }
  const expired = backups.filter((each) => !stay.includes(each))
  for (const { manifest } of expired) {
    // Without its manifest it is no backup any more, whatever ends this between.
    const names = (await store.list(`base/${manifest.id}/`)).map(({ name }) => name)
    const manifestFirst = names.toSorted(
      (one, other) => Number(other.endsWith('/manifest.json')) - Number(one.endsWith('/manifest.json')),
    )
    for (const name of manifestFirst) await store.remove(name)
  }
  const first = parseSegment(oldest.manifest.start_segment).number
  const log = await readStoredLog(store)
  const old = [...log.keys()].filter((name) => segmentForm.test(name) && parseSegment(name).number < first)
  for (const name of old) await removeLogFile(store, log, name)
  const needed = new Set(stay.flatMap(({ manifest }) => manifest.files.map(({ key }) => key)))
  const files = await pruneFiles(store, needed, began)
  return { backups: expired.length, unfinished, log: old.length, files }
}
