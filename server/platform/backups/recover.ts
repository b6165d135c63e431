import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findBinaries } from '../embedded-postgres/binaries.ts'
import { EmbeddedPostgresError } from '../embedded-postgres/embedded-postgres-error.ts'
import { findFreePort } from '../embedded-postgres/free-port.ts'
import { readPassword, SUPERUSER } from '../embedded-postgres/initialise.ts'
import { DATABASE } from '../embedded-postgres/embedded-postgres.ts'
import { PortTakenError, startPostmaster, type Postmaster } from '../embedded-postgres/postmaster.ts'
import { SERVER_SETTINGS } from '../embedded-postgres/server-settings.ts'
import type { SystemUser } from '../embedded-postgres/system-user.ts'
import { BackupError } from './backup-error.ts'
import type { BackupStore } from './backup-store.ts'
import type { Chosen, Target } from './choose-backup.ts'
import { historiesIn, readStoredLog, readLogFile, segmentsOnward } from './stored-log.ts'
import { unpackFolder } from './pack-folder.ts'

export interface Recovered {
  readonly url: string
  /** Ends PostgreSQL, with everything written. */
  stop(): Promise<void>
}

/** Beside the cluster, so that PostgreSQL's own user gets there. */
const logFolder = 'restored-wal'

async function* partsOf(store: BackupStore, { manifest }: Chosen): AsyncGenerator<Buffer> {
  for (const { name, sha256 } of manifest.parts) yield await store.read(name, sha256)
}

/** Zeros at its end, as the rest of a segment that was ended early, take no room on disk. */
async function writeSparse(path: string, bytes: Buffer): Promise<void> {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes.subarray(0, end))
    await file.truncate(bytes.length)
  } finally {
    await file.close()
  }
}

/** The log from the backup on; up to its own end where that is all that is asked for. */
async function fetchLog(store: BackupStore, { manifest, lines }: Chosen, target: Target, folder: string) {
  const log = await readStoredLog(store)
  const onward = segmentsOnward(log, manifest.start_segment, lines)
  if (!onward.includes(manifest.last_segment))
    throw new BackupError(
      `the log that the backup ${manifest.id} needs isn't whole: ${manifest.last_segment} or one before it is missing.`,
    )
  const isAlone = target !== 'latest' && 'lsn' in target
  const names = isAlone ? onward.filter((name) => name <= manifest.last_segment) : onward
  await mkdir(folder, { recursive: true })
  for (const name of names) await writeSparse(join(folder, name), await readLogFile(store, log, name))
  if (isAlone) return
  for (const name of historiesIn(log)) await writeFile(join(folder, name), await readLogFile(store, log, name))
}

function settingsOf(target: Target, { manifest, lines }: Chosen): Record<string, string> {
  const wanted = lines[0]?.timeline ?? manifest.timeline
  const timeline = wanted === manifest.timeline ? 'current' : String(wanted)
  const common = {
    // It is kept as one that is archived, so that the log of its own timeline goes on from the one before.
    archive_mode: 'on',
    archive_command: '',
    hot_standby: 'off',
    restore_command: `test -f "../${logFolder}/%f" && cp "../${logFolder}/%f" "%p"`,
    recovery_target_action: 'promote',
  }
  if (target === 'latest') return { ...common, recovery_target_timeline: timeline }
  return 'at' in target
    ? {
        ...common,
        recovery_target_timeline: timeline,
        // It is read before PostgreSQL knows any zone by its letters, Z among them.
        recovery_target_time: target.at.toISOString().replace('T', ' ').replace('Z', '+00'),
        // What was committed at that very microsecond is in.
        recovery_target_inclusive: 'on',
      }
    : {
        ...common,
        recovery_target_timeline: 'current',
        recovery_target_lsn: target.lsn,
        recovery_target_inclusive: 'off',
      }
}

const lastTransaction = /last completed transaction was at log time (.+)$/m

/** What stopped PostgreSQL, in words of ours where we know it. */
function failureOf(error: unknown, logFile: string): unknown {
  if (!(error instanceof EmbeddedPostgresError)) return error
  const text = readFileSync(logFile, 'utf8')
  if (/recovery ended before configured recovery target was reached/.test(text)) {
    const last = lastTransaction.exec(text)?.[1]
    const end = last === undefined ? 'before that' : `at ${new Date(last).toISOString()}`
    return new BackupError(`the log that was kept ends ${end}: ask for that instant or an earlier one, or for latest.`)
  }
  return new BackupError(error.message)
}

async function startOnFreePort(plan: Parameters<typeof startPostmaster>[0]): Promise<[Postmaster, number]> {
  for (;;) {
    const port = await findFreePort()
    try {
      return [await startPostmaster(plan, port), port]
    } catch (error) {
      if (!(error instanceof PortTakenError)) throw error
    }
  }
}

/**
 * Makes a database of a backup and the log since, and runs it. `cluster` is where its files go, which isn't there yet; what is fetched
 * for it lies beside it meanwhile.
 * @throws BackupError with what is missing, damaged, or out of reach of the target; `cluster` then has to be removed
 */
export async function recover(options: {
  store: BackupStore
  chosen: Chosen
  target: Target
  cluster: string
  user: SystemUser
  /** PostgreSQL settings over the usual ones. */
  settings?: Record<string, string>
}): Promise<Recovered> {
  const { store, chosen, target, cluster, user, settings = {} } = options
  const log = join(dirname(cluster), logFolder)
  await mkdir(cluster, { mode: 0o700 })
  try {
    // What is cheaper to fetch tells first whether it is whole.
    await fetchLog(store, chosen, target, log)
    await unpackFolder(partsOf(store, chosen), cluster)
    await writeFile(join(cluster, 'recovery.signal'), '')
    if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, cluster, log])
    const logFile = join(dirname(cluster), 'postgres.log')
    const plan = {
      program: findBinaries(user).postgres,
      cluster,
      user,
      settings: { ...SERVER_SETTINGS, ...settingsOf(target, chosen), ...settings },
      logFile,
    }
    const [postmaster, port] = await startOnFreePort(plan).catch((error: unknown) => {
      throw failureOf(error, logFile)
    })
    return {
      url: `postgresql://${SUPERUSER}:${readPassword(cluster)}@127.0.0.1:${port}/${DATABASE}`,
      stop: () => postmaster.stop(),
    }
  } finally {
    await rm(log, { recursive: true, force: true })
  }
}
