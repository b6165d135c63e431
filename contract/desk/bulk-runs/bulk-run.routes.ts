import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { bulkActionNames, bulkRequest } from './bulk-actions.ts'
import { bulkRowStates, bulkRunStates } from './bulk-run.states.ts'

/** Hours in which a finished run can be undone, where its action allows it. */
export const bulkUndoHours = 24

/** Whoever has a right that one of the actions needs; which one it is follows from the action. */
const staff = { caller: ['admin_finance.edit', 'admin_alert.edit'] } as const
const params = z.object({ uuid })

const amount = z.object({ currency, rows: z.int(), total_cents: z.int() })

export const bulkRun = z.object({
  uuid: z.uuid(),
  action: z.enum(bulkActionNames),
  state: z.enum(bulkRunStates.values),
  /** The run that this one undoes; null: it undoes none. */
  undo_of: z.uuid().nullable(),
  started_by_name: z.string().nullable(),
  started_date: z.iso.datetime().nullable(),
  finished_date: z.iso.datetime().nullable(),
  rows: z.int(),
  ready: z.int(),
  done: z.int(),
  skipped: z.int(),
  /** What the rows that are ready come to, by currency; empty where the action moves no money. */
  totals_ready: z.array(amount),
  totals_done: z.array(amount),
  /** Why rows are skipped, the commonest first. */
  reasons: z.array(z.object({ reason: z.string(), rows: z.int() })),
  /** It is over, its effect can be undone, and nobody has. */
  can_undo: z.boolean(),
})
export type BulkRun = z.infer<typeof bulkRun>

const bulkRow = z.object({
  /** Of what it is done to: a bill, an assistant. */
  uuid: z.uuid(),
  name: z.string(),
  state: z.enum(bulkRowStates.values),
  /** Why it is skipped. */
  reason: z.string().nullable(),
  amount_cents: z.int().nullable(),
  currency: currency.nullable(),
})
export type BulkRow = z.infer<typeof bulkRow>

/**
 * Looks at what an action would do to each row, and keeps that for a day: nothing is changed before `startBulkRun`. 409 `too_many` for more
 * than 5,000 rows, `nothing_selected` for none.
 */
export const previewBulkRun = operation({
  name: 'bulk.previewBulkRun',
  method: 'POST',
  path: '/bulk-runs',
  summary: 'What one action would do to many rows',
  ...staff,
  body: bulkRequest,
  reply: bulkRun,
  failures: ['409 nothing_selected', '409 too_many'],
})

/**
 * Has the rows that are ready done by a job, each in its own transaction. A row that has changed since the preview is skipped. Started once
 * more with the same key it answers alike.
 */
export const startBulkRun = operation({
  name: 'bulk.startBulkRun',
  method: 'POST',
  path: '/bulk-runs/{uuid}/start',
  summary: 'Start what was previewed',
  ...staff,
  freshSession: true,
  idempotencyKey: true,
  params,
  reply: bulkRun,
  failures: ['404 not_found', '409 key_reused', '409 not_now'],
})

/** Its progress while it is worked. 404 for someone else's, unless the caller may do the same. */
export const getBulkRun = operation({
  name: 'bulk.getBulkRun',
  method: 'GET',
  path: '/bulk-runs/{uuid}',
  summary: 'One run of an action over many rows',
  ...staff,
  params,
  reply: bulkRun,
  failures: ['404 not_found'],
})

export const listBulkRows = operation({
  name: 'bulk.listBulkRows',
  method: 'GET',
  path: '/bulk-runs/{uuid}/rows',
  summary: 'The rows of a run, each with what became of it',
  ...staff,
  params,
  query: z.object({
    state: z.enum(bulkRowStates.values).optional(),
    pagination: paging(25, ['position']),
  }),
  reply: z.object({ rows: z.array(bulkRow), count: z.int() }),
  failures: ['404 not_found'],
})

/** A run of its own over the rows that were done. 409 `not_now` while it is worked, `undone`, `too_late` after a day. */
export const undoBulkRun = operation({
  name: 'bulk.undoBulkRun',
  method: 'POST',
  path: '/bulk-runs/{uuid}/undo',
  summary: 'Undo a run',
  ...staff,
  freshSession: true,
  params,
  reply: bulkRun,
  failures: ['404 not_found', '409 not_now', '409 too_late', '409 undone'],
})
