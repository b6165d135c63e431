import { BackupError } from './backup-error.ts'

/** A file of PostgreSQL's log, 16 MB: its timeline, and which one it is. */
export interface Segment {
  readonly timeline: number
  readonly number: bigint
}

const segmentBytes = 16n * 1024n * 1024n
const segmentsOfFile = 0x1_0000_0000n / segmentBytes
const hex = (value: number | bigint, length = 8) => value.toString(16).toUpperCase().padStart(length, '0')

export const segmentForm = /^[0-9A-F]{24}$/
export const historyForm = /^[0-9A-F]{8}\.history$/

export function parseSegment(name: string): Segment {
  if (!segmentForm.test(name)) throw new BackupError(`${name} is no file of PostgreSQL's log.`)
  const [timeline, file, part] = [0, 8, 16].map((at) => BigInt(`0x${name.slice(at, at + 8)}`)) as [
    bigint,
    bigint,
    bigint,
  ]
  return { timeline: Number(timeline), number: file * segmentsOfFile + part }
}

export function segmentName({ timeline, number }: Segment): string {
  return `${hex(timeline)}${hex(number / segmentsOfFile)}${hex(number % segmentsOfFile)}`
}

export const historyName = (timeline: number) => `${hex(timeline)}.history`

/** A place in the log, `1/9A000028`, as a number. */
export function parseLsn(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** From one segment to another of the same timeline, both included. */
export function segmentsBetween(first: string, last: string): string[] {
  const [from, to] = [parseSegment(first), parseSegment(last)]
  const names: string[] = []
  for (let { number } = from; number <= to.number; number += 1n) names.push(segmentName({ ...from, number }))
  return names
}

/** A timeline and those it came from, newest first; `until` is where it was left for the next, null for the newest. */
export interface Line {
  readonly timeline: number
  readonly until: bigint | null
}

/** From what PostgreSQL writes in `0000000N.history`: each line a timeline and where it was left. */
export function parseHistory(timeline: number, text: string): Line[] {
  const before = text
    .split('\n')
    .map((line) => /^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/.exec(line))
    .filter((found) => found !== null)
    .map(([, parent = '', until = '']) => ({ timeline: Number(parent), until: parseLsn(until) }))
  return [{ timeline, until: null }, ...before.toReversed()]
}
