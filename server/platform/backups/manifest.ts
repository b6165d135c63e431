import { z } from 'zod'
import { BackupError, OtherKeyError } from './backup-error.ts'
import type { BackupStore } from './backup-store.ts'

const lsn = z.string().regex(/^[0-9A-F]+\/[0-9A-F]+$/)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What a backup of the database consists of; written last, so a backup without one isn't whole. */
const manifestForm = z.object({
  format: z.literal(1),
  id: z.string().regex(/^\d{8}T\d{6}Z$/),
  product: z.string(),
  /** The newest migration that it had. */
  schema: z.string(),
  database: z.string(),
  timeline: z.int().positive(),
  started: z.iso.datetime(),
  /** It can be brought to no earlier instant. */
  finished: z.iso.datetime(),
  start_lsn: lsn,
  stop_lsn: lsn,
  start_segment: z.string(),
  /** The last segment of the log that it needs by itself. */
  last_segment: z.string(),
  /** Rows of each table at one place of the log; null: the database was never still for a moment. */
  counted: z.object({ lsn, at: z.iso.datetime(), rows: z.record(z.string(), z.int()) }).nullable(),
  /** The database's files, packed and cut in parts; checksums of the parts as they are stored. */
  parts: z.array(z.object({ name: z.string(), size: z.int(), sha256 })),
  /** Attached files that were there: their keys with the checksums of their bytes. */
  files: z.array(z.object({ key: z.string(), sha256 })),
  /** The key of bank details lies with it; only ever in encrypted ones. */
  has_banking_key: z.boolean(),
  /** Bytes of the database's files, unpacked. */
  cluster_bytes: z.int(),
  seconds: z.number(),
})
export type Manifest = z.infer<typeof manifestForm>

/** What restoring a backup for trial showed. */
const verificationForm = z.object({
  at: z.iso.datetime(),
  issues: z.array(z.string()),
  seconds: z.number(),
  rows: z.int(),
})
export type Verification = z.infer<typeof verificationForm>

export interface RetainedBackup {
  readonly manifest: Manifest
  /** Null: not tried yet. */
  readonly verification: Verification | null
}

/** Restored for trial, it wasn't what was backed up. */
export const hasIssues = ({ verification }: RetainedBackup) => verification !== null && verification.issues.length > 0
/** Restored for trial, it was. */
export const isGood = ({ verification }: RetainedBackup) => verification !== null && verification.issues.length === 0

const manifestOf = (id: string) => `base/${id}/manifest.json`
const verificationOf = (id: string) => `base/${id}/verification.json`
const toBytes = (value: object) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)

function parsed<Value>(form: z.ZodType<Value>, name: string, bytes: Buffer): Value {
  try {
    return form.parse(JSON.parse(bytes.toString()))
  } catch {
    throw new BackupError(`${name} is damaged: it isn't what a backup writes.`)
  }
}

export const writeManifest = (store: BackupStore, manifest: Manifest) =>
  store.write(manifestOf(manifest.id), toBytes(manifest))

export const writeVerification = (store: BackupStore, { id }: Manifest, verification: Verification) =>
  store.write(verificationOf(id), toBytes(verification))

/** What lies at a place. */
export interface Backups {
  /** Oldest first. */
  readonly whole: readonly RetainedBackup[]
  /** Why others can't be read, a line each. */
  readonly damaged: readonly string[]
}

/** One whose trial can't be read any more has to be tried again. */
async function readVerification(store: BackupStore, id: string): Promise<Verification | null> {
  try {
    const tried = await store.find(verificationOf(id))
    return tried && parsed(verificationForm, verificationOf(id), tried)
  } catch (error) {
    if (error instanceof BackupError) return null
    throw error
  }
}

/** Null: it goes, or isn't whole yet. @throws BackupError */
async function readBackup(store: BackupStore, id: string): Promise<RetainedBackup | null> {
  const bytes = await store.find(manifestOf(id))
  if (bytes === null) return null
  return { manifest: parsed(manifestForm, manifestOf(id), bytes), verification: await readVerification(store, id) }
}

/**
 * All backups there. One that is damaged keeps nobody from making and restoring others.
 * @throws OtherKeyError when they can be read with another key alone
 */
export async function readBackups(store: BackupStore): Promise<Backups> {
  const names = (await store.list('base/')).map(({ name }) => name)
  const ids = names.flatMap((name) => /^base\/([^/]+)\/manifest\.json$/.exec(name)?.[1] ?? [])
  const whole: RetainedBackup[] = []
  const unreadable: BackupError[] = []
  for (const id of ids) {
    try {
      const backup = await readBackup(store, id)
      if (backup !== null) whole.push(backup)
    } catch (error) {
      if (!(error instanceof BackupError)) throw error
      unreadable.push(error)
    }
  }
  const locked = unreadable.find((error) => error instanceof OtherKeyError)
  if (locked !== undefined && whole.length === 0) throw locked
  return {
    whole: whole.toSorted((one, other) => (one.manifest.finished < other.manifest.finished ? -1 : 1)),
    damaged: unreadable.map(({ message }) => message),
  }
}
