import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running PostgreSQL writes of itself among its files, and a killed one leaves there. */
export interface PostmasterFile {
  readonly pid: number | undefined
  readonly port: number | undefined
  /** `starting`, `ready`, `stopping`… */
  readonly state: string | undefined
}

const PID_LINE = 0
const PORT_LINE = 3
const STATE_LINE = 7

export function readPostmasterFile(cluster: string): PostmasterFile {
  const lines = read(cluster).split('\n')
  return { pid: positive(lines[PID_LINE]), port: positive(lines[PORT_LINE]), state: lines[STATE_LINE]?.trim() }
}

function positive(text: string | undefined): number | undefined {
  const number = Number.parseInt(text ?? '', 10)
  return number > 0 ? number : undefined
}

/** Puts another process in and leaves the rest as it is. */
export function rewritePid(cluster: string, pid: number): void {
  writeFileSync(fileOf(cluster), read(cluster).replace(/^.*/, String(pid)))
}

/** Removes the file if nothing is written in it. */
export function removeEmptyPostmasterFile(cluster: string): void {
  if (read(cluster).trim() === '') rmSync(fileOf(cluster), { force: true })
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
