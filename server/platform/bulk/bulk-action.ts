import type { Currency } from '@talentplace/contract/shared/money'
import type { Operation } from '@talentplace/contract/shared/operation'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Session } from '../sessions/session.ts'

/** A row of a run that isn't done; staff read the reason beside it. Whatever its transaction wrote is rolled back. */
export class RowSkipped extends Error {}

/** One thing as it is when an action is previewed. */
export interface PlannedRow {
  readonly uuid: string
  /** By which the work finds out that it has changed since; null: the work is right whatever it has become. */
  readonly version: number | null
  /** Why it will be skipped; null: it is ready. */
  readonly issue: string | null
  /** What it moves, where the action moves money. */
  readonly money: { readonly cents: number; readonly currency: Currency } | null
}

export interface BulkRowWork<Values> {
  readonly row: { readonly uuid: string; readonly version: number | null }
  readonly values: Values
  /** Whoever started the run, as they are now. */
  readonly session: Session
  readonly at: Date
}

export interface BulkRowUndo<Was> {
  readonly row: { readonly uuid: string; readonly was: Was }
  readonly session: Session
  readonly at: Date
}

/** An action over many rows of a list, as its feature declares it: the rules are those of the operation on one of them. */
export interface BulkAction<Filters, Values> {
  /** Whoever may call this may start the action. */
  readonly operation: Operation
  /** Those that match the filters of the list, at most so many. */
  find(database: Kysely<Tables>, about: { session: Session; filters: Filters }, limit: number): Promise<string[]>
  /** What it would do to each; things that aren't there any more are left out. */
  plan(
    database: Kysely<Tables>,
    about: { uuids: readonly string[]; values: Values; at: Date },
  ): Promise<readonly PlannedRow[]>
  /** What people call each. */
  namesOf(database: Kysely<Tables>, uuids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /**
   * Step: does one row, and returns how it was, where it can be undone.
   * @throws RowSkipped, or HttpError as the operation throws it
   */
  work(transaction: Transaction<Tables>, about: BulkRowWork<Values>): Promise<object | null>
  /** Step: brings back one row. Absent: the effect can't be undone. @throws RowSkipped, HttpError */
  readonly undo?: (transaction: Transaction<Tables>, about: BulkRowUndo<unknown>) => Promise<void>
}
