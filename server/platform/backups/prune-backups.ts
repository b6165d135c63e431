import type { BackupStore } from './backup-store.ts'
import { pruneFiles } from './kept-files.ts'
import { readKeptLog, removeLogFile } from './kept-log.ts'
import { hasFaults, isGood, type KeptBackup } from './manifest.ts'
import { parseSegment, segmentForm } from './wal-names.ts'

/** Of those that had faults so many stay, to be looked into. */
const faultyKept = 2

/** Which backups stay: the newest `keep` that were restored for trial without a fault, those not tried yet, and two with faults. */
export function keptOf(backups: readonly KeptBackup[], keep: number): KeptBackup[] {
  const stay = new Set([...backups.filter(isGood).slice(-keep), ...backups.filter(hasFaults).slice(-faultyKept)])
  return backups.filter((each) => stay.has(each) || each.verification === null)
}

/** Removes the backups beyond those that stay, the log before the oldest of them, and files that none of them has. */
export async function pruneBackups(
  store: BackupStore,
  backups: readonly KeptBackup[],
  keep: number,
): Promise<{ backups: number; log: number; files: number }> {
  const stay = keptOf(backups, keep)
  const [oldest] = stay
  if (oldest === undefined || stay.length === backups.length) return { backups: 0, log: 0, files: 0 }
  const gone = backups.filter((each) => !stay.includes(each))
  for (const { manifest } of gone) {
    // Without its manifest it is no backup any more, whatever ends this between.
    const names = (await store.list(`base/${manifest.id}/`)).map(({ name }) => name)
    const manifestLast = names.toSorted(
      (one, other) => Number(other.endsWith('/manifest.json')) - Number(one.endsWith('/manifest.json')),
    )
    for (const name of manifestLast) await store.remove(name)
  }
  const first = parseSegment(oldest.manifest.start_segment).number
  const kept = await readKeptLog(store)
  const old = [...kept.keys()].filter((name) => segmentForm.test(name) && parseSegment(name).number < first)
  for (const name of old) await removeLogFile(store, kept, name)
  const needed = new Set(stay.flatMap(({ manifest }) => manifest.files.map(({ key }) => key)))
  const files = await pruneFiles(store, needed, new Date(oldest.manifest.started))
  return { backups: gone.length, log: old.length, files }
}
