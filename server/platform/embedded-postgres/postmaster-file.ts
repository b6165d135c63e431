import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running PostgreSQL writes of itself among its files, and a killed one leaves there. */
export interface PostmasterFile {
  readonly pid: number | undefined
  /** `starting`, `ready`, `stopping`… */
  readonly state: string | undefined
}

const PID_LINE = 0
const STATE_LINE = 7

export function readPostmasterFile(cluster: string): PostmasterFile {
  const lines = read(cluster).split('\n')
  const pid = Number.parseInt(lines[PID_LINE] ?? '', 10)
  return { pid: pid > 0 ? pid : undefined, state: lines[STATE_LINE]?.trim() }
}

/** Puts another process in and leaves the rest as it is. */
export function rewritePid(cluster: string, pid: number): void {
  writeFileSync(fileOf(cluster), read(cluster).replace(/^.*/, String(pid)))
}

// It comes and goes with PostgreSQL, also between two looks at it.
function read(cluster: string): string {
  try {
    return readFileSync(fileOf(cluster), 'utf8')
  } catch {
    return ''
  }
}

function fileOf(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}
