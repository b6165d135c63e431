import { BackupError } from './backup-error.ts'
import type { BackupStore } from './backup-store.ts'
import { historiesIn, readLogFile, type StoredLog } from './stored-log.ts'
import { hasIssues, type RetainedBackup, type Manifest } from './manifest.ts'
import { historyName, parseHistory, parseLsn, type Line } from './wal-names.ts'

/** What a restored database is to be: as it was at an instant, at a place of the log, or at the log's end. */
export type Target = { readonly at: Date } | { readonly lsn: string } | 'latest'

export interface Chosen {
  readonly manifest: Manifest
  /** The timeline it is followed along and those that one came from, newest first. */
  readonly lines: readonly Line[]
}

/** A timeline with those it came from; without a number the newest of those that are kept. */
export async function linesOf(
  store: BackupStore,
  log: StoredLog,
  { timeline, backups }: { timeline: number | null; backups: readonly RetainedBackup[] },
): Promise<Line[]> {
  const known = historiesIn(log).map((name) => Number.parseInt(name.slice(0, 8), 16))
  const newest = Math.max(1, ...known, ...backups.map(({ manifest }) => manifest.timeline))
  const wanted = timeline ?? newest
  if (log.has(historyName(wanted)))
    return parseHistory(wanted, (await readLogFile(store, log, historyName(wanted))).toString())
  if (wanted === 1 || backups.some(({ manifest }) => manifest.timeline === wanted))
    return [{ timeline: wanted, until: null }]
  throw new BackupError(`${store.address} has no timeline ${wanted}.`)
}

const isOn = (lines: readonly Line[], { timeline, stop_lsn }: Manifest) =>
  lines.some((line) => line.timeline === timeline && (line.until === null || parseLsn(stop_lsn) <= line.until))

/**
 * The newest backup that was whole by the instant asked for, on the timeline that is followed; one without faults, if there is.
 * @throws BackupError when none was
 */
export function chooseBackup(backups: readonly RetainedBackup[], lines: readonly Line[], target: Target): Chosen {
  const usable = backups.filter(({ manifest }) => isOn(lines, manifest))
  const [first] = usable
  if (first === undefined) throw new BackupError('there is no whole backup there.')
  const at = target !== 'latest' && 'at' in target ? target.at : null
  const whole = usable.filter(({ manifest }) => at === null || new Date(manifest.finished) <= at)
  // One with faults is better than none: it may be the product's books that don't add up.
  const manifest = (whole.findLast((each) => !hasIssues(each)) ?? whole.at(-1))?.manifest
  if (manifest === undefined)
    throw new BackupError(`the first backup was whole at ${first.manifest.finished}: nothing earlier can be restored.`)
  return { manifest, lines }
}
