import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { EmbeddedPostgresError, withoutPrefix } from './embedded-postgres-error.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import type { SystemUser } from './system-user.ts'

export type PostmasterPlan = {
  program: string
  cluster: string
  user: SystemUser
  settings: Record<string, string>
  logFile: string
}

/** A PostgreSQL that answers; `exited` resolves when it is gone, for whatever reason. */
export type Postmaster = { exited: Promise<void>; stop(): Promise<void> }

/** The port was taken between choosing and binding it. */
export class PortTakenError extends EmbeddedPostgresError {}

const LARGEST_LOG_BYTES = 10_000_000
const FAST_STOP_MILLISECONDS = 15_000
const IMMEDIATE_STOP_MILLISECONDS = 5_000

/** Starts PostgreSQL on `port` and waits until it takes connections, however long its crash recovery lasts. */
export async function startPostmaster(plan: PostmasterPlan, port: number): Promise<Postmaster> {
  const { log, start } = openLog(plan.logFile)
  const settings = Object.entries({ ...plan.settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  // Detached: Ctrl-C in a terminal goes to its whole process group, and the database must outlive the server's clean stop.
  const child = spawn(plan.program, ['-D', plan.cluster, ...settings], {
    ...plan.user,
    cwd: plan.cluster,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })

  while (isRunning(child)) {
    if (isReady(plan.cluster, child)) return { exited, stop: () => stop(child, exited) }
    await Promise.race([exited, wait(10)])
  }
  throw failure(plan, start)
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null
}

function isReady(cluster: string, child: ChildProcess): boolean {
  const { pid, state } = readPostmasterFile(cluster)
  return pid === child.pid && state === 'ready'
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  const plan = [
    ['SIGINT', FAST_STOP_MILLISECONDS],
    ['SIGQUIT', IMMEDIATE_STOP_MILLISECONDS],
    ['SIGKILL', IMMEDIATE_STOP_MILLISECONDS],
  ] as const
  for (const [signal, milliseconds] of plan) {
    if (!isRunning(child)) return
    child.kill(signal)
    const patience = new AbortController()
    await Promise.race([exited, wait(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined)])
    patience.abort()
  }
}

function openLog(file: string): { log: number; start: number } {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found && found.size > LARGEST_LOG_BYTES) renameSync(file, `${file}.1`)
  const log = openSync(file, 'a', 0o600)
  return { log, start: statSync(file).size }
}

function failure(plan: PostmasterPlan, logStart: number): EmbeddedPostgresError {
  const lines = readFileSync(plan.logFile).subarray(logStart).toString().split('\n')
  if (lines.some((line) => line.includes('Address already in use'))) return new PortTakenError('The port was taken')
  const fatal = lines.findLast((line) => /FATAL|PANIC|could not|error/i.test(line)) ?? 'no reason given'
  return new EmbeddedPostgresError(`PostgreSQL did not start: ${withoutPrefix(fatal)} (more in ${plan.logFile})`)
}
