import type { Operation } from '@talentplace/contract/shared/operation'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { HttpError } from '../http/http-error.ts'
import type { Session } from '../sessions/session.ts'
import type { JobCaller } from '../workers/workers.ts'

/** A document with more rows than this is prepared in the background. */
export const maxDirectRows = 1_000

/** The making of one export. */
export interface ExportRun {
  /** Whoever asked for it, as they are now. */
  readonly session: Session
  /** Whose turn the threads take. */
  readonly caller: JobCaller
  /** Says how many rows are done. @throws where nobody waits for it any more */
  progress(rows: number): Promise<void>
}

/** A document that a feature can have prepared in the background, from the same parameters as its direct download takes. */
export interface ExportKind<Parameters> {
  /** Whoever may call this may have it prepared, and download it. */
  readonly download: Operation
  readonly format: 'pdf' | 'csv'
  readonly type: string
  /** More rows are too much, in the background too. */
  readonly maxRows: number
  /** How many rows it would have, counted up to a limit. @throws HttpError 404 for what isn't theirs */
  count(database: Kysely<Tables>, about: { session: Session; parameters: Parameters }, limit: number): Promise<number>
  /** Whose rows it would have, e.g. `client:…`: the file is given out only while its owner still sees the same. */
  scope(database: Kysely<Tables>, session: Session): Promise<string>
  /** What a person calls it, in the middle of a sentence. */
  noun(this: void): string
  /** What it is of: the name of its file without the product and the format. */
  title(parameters: Parameters): string
  /** The file's bytes in their order, a piece at a time, from one snapshot of the database. */
  make(transaction: Transaction<Tables>, parameters: Parameters, run: ExportRun): AsyncIterable<Buffer>
}

/** The answer to a direct download that is too long: a page that gets it asks for the export. */
export function exportRequired(what: string): HttpError {
  const limit = maxDirectRows.toLocaleString('en-CA')
  return new HttpError(
    409,
    'export_required',
    `${what} has more than ${limit} rows. Have it prepared in the background, or choose less.`,
  )
}

/** The same for one that is too long in the background, too. */
export function tooManyRows(limit: number): HttpError {
  return new HttpError(
    409,
    'too_many',
    `This is more than ${limit.toLocaleString('en-CA')} rows, too much for one file. Choose fewer days or one subscription.`,
  )
}

/** Likewise, for what its rows say. */
export function tooManyBytes(limit: number): HttpError {
  const message = `This is more than ${limit / 1024 / 1024} MB, too much for one file. Choose fewer days or one subscription.`
  return new HttpError(409, 'too_long', message)
}
