import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { BackupError } from './backup-error.ts'
import { sha256Of, type BackupStore } from './backup-store.ts'
import { historyForm, parseSegment, segmentForm, segmentName, type Line } from './wal-names.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Files of PostgreSQL's log that are kept, by PostgreSQL's own names, with the checksums of their bytes. */
export type StoredLog = Map<string, string>

const objectOf = (name: string, sha256: string) => `wal/${name}.${sha256}.zst`
const objectForm = /^wal\/([0-9A-F]{24}|[0-9A-F]{8}\.history)\.([0-9a-f]{64})\.zst$/

export async function readStoredLog(store: BackupStore): Promise<StoredLog> {
  const found = (await store.list('wal/')).map(({ name }) => objectForm.exec(name))
  return new Map(found.filter((each) => each !== null).map(([, name = '', sha256 = '']) => [name, sha256]))
}

/** Keeps a file of the log, unless it is. @throws BackupError where another database has written one of that name */
export async function keepLogFile(
  store: BackupStore,
  log: StoredLog,
  file: { name: string; path: string },
): Promise<void> {
  const bytes = await readFile(file.path)
  const sha256 = sha256Of(bytes)
  const known = log.get(file.name)
  if (known !== undefined && known !== sha256)
    throw new BackupError(
      `${store.address} has another ${file.name} than this database: a copy of it was backed up there. Choose another BACKUP_TO.`,
    )
  if (known === undefined) await store.write(objectOf(file.name, sha256), await compress(bytes))
  log.set(file.name, sha256)
}

/** A file of the log as PostgreSQL wrote it. @throws BackupError that names it */
export async function readLogFile(store: BackupStore, log: StoredLog, name: string): Promise<Buffer> {
  const object = objectOf(name, log.get(name) ?? '')
  const packed = await store.read(object)
  const bytes = await decompress(packed).catch(() => null)
  if (bytes === null || sha256Of(bytes) !== log.get(name))
    throw new BackupError(`${object} is damaged: its checksum isn't the one it was written with.`)
  return bytes
}

export const removeLogFile = (store: BackupStore, log: StoredLog, name: string) =>
  store.remove(objectOf(name, log.get(name) ?? ''))

export const historiesIn = (log: StoredLog) => [...log.keys()].filter((name) => historyForm.test(name))

/**
 * The segments from one on without a gap, along a timeline and those it came from; of a segment in which it was left, both
 * are given.
 */
export function segmentsOnward(log: StoredLog, first: string, lines: readonly Line[]): string[] {
  const timelines = lines.map(({ timeline }) => timeline)
  const names: string[] = []
  for (let { number } = parseSegment(first); ; number += 1n) {
    const here = timelines.map((timeline) => segmentName({ timeline, number })).filter((name) => log.has(name))
    if (here.length === 0) return names
    names.push(...here)
  }
}

/** Whether segments are kept that don't follow from the one before: what lies between them is lost. */
export function hasGapAfter(log: StoredLog, first: string): boolean {
  const start = parseSegment(first).number
  const numbers = new Set(
    [...log.keys()].filter((name) => segmentForm.test(name)).map((name) => parseSegment(name).number),
  )
  const later = [...numbers].filter((number) => number >= start)
  const last = later.reduce((max, number) => (number > max ? number : max), start)
  return BigInt(later.length) !== last - start + 1n
}
