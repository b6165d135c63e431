import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { readPostmasterFile, removeEmptyPostmasterFile, rewritePid } from './postmaster-file.ts'

const PATIENCE = [
  { signal: 'SIGINT', milliseconds: 10_000 },
  { signal: 'SIGQUIT', milliseconds: 3_000 },
  { signal: 'SIGKILL', milliseconds: 3_000 },
] as const

/**
 * Ends what a killed server left running on these files: a whole PostgreSQL, or the last processes of a killed one.
 * To be called only while holding the folder's lock, which proves that no live server owns them.
 */
export async function endLeftovers(cluster: string): Promise<'nothing' | 'ended'> {
  const found = findProcesses(cluster).length > 0
  for (const { signal, milliseconds } of PATIENCE) {
    if (findProcesses(cluster).length === 0) break
    await end(cluster, signal, milliseconds)
  }
  if (findProcesses(cluster).length > 0)
    throw new EmbeddedPostgresError(`An earlier PostgreSQL still runs on ${cluster} and does not end.`)
  disownOtherProcess(cluster)
  return found ? 'ended' : 'nothing'
}

async function end(cluster: string, signal: NodeJS.Signals, milliseconds: number): Promise<void> {
  const postmaster = readPostmasterFile(cluster).pid
  const processes = findProcesses(cluster)
  // Only the postmaster understands a polite request; without one its last processes are ended.
  const addressees = signal === 'SIGINT' ? processes.filter((pid) => pid === postmaster) : processes
  for (const pid of addressees) send(pid, signal)
  const deadline = performance.now() + (addressees.length > 0 ? milliseconds : 0)
  while (performance.now() < deadline && findProcesses(cluster).length > 0) await wait(20)
}

// A file left by a killed PostgreSQL may name a number that another program has by now, or a dead process that nobody
// has buried yet; PostgreSQL would then refuse to start. With our own number in it, which PostgreSQL knows for its
// parent, it goes on to its other checks; removing the file would switch those off. An empty one, as a kill or a loss of
// power at the very beginning leaves it, names nobody, and PostgreSQL waits for a person to remove it.
function disownOtherProcess(cluster: string): void {
  const { pid } = readPostmasterFile(cluster)
  if (pid === undefined) removeEmptyPostmasterFile(cluster)
  else if (isAlive(pid)) rewritePid(cluster, process.pid)
}

/** Every process of a PostgreSQL that works on these files. */
export function findProcesses(cluster: string): number[] {
  if (existsSync('/proc/self/cwd'))
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => worksIn(pid, cluster))
  const { pid } = readPostmasterFile(cluster)
  return pid !== undefined && commandOf(pid).includes(`postgres -D ${cluster} `) ? [pid] : []
}

// Each process of a PostgreSQL has its files' folder as its working directory.
function worksIn(pid: number, cluster: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === cluster &&
      /\/postgres( \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`))
    )
  } catch {
    return false
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') {
      throw new EmbeddedPostgresError(
        `An earlier PostgreSQL (process ${pid}) runs as another user. Stop it as that user or as root.`,
      )
    }
  }
}
