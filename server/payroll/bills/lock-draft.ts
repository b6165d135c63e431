import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Selectable, type Transaction } from 'kysely'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type StoredBill = Selectable<Tables['va_bills']>

/** A half-month, `YYYY-MM-DD`. */
export interface Period {
  readonly start: string
  readonly end: string
}

/** Whose draft, and in which currency. */
export interface Payee {
  readonly virtualassistant_uuid: string
  readonly currency: Currency
}

interface NewDraft {
  /** The latest half-month that goes into it. */
  readonly period: Period
  /** The day it is for the office. */
  readonly bill_date: string
  /** Null: a run of the product itself. */
  readonly created_by: string | null
  readonly at: Date
}

export type DraftOf = Payee & NewDraft

export interface LockedDraft {
  readonly draft: StoredBill
  /** It was made just now. */
  readonly isNew: boolean
}

const keyOf = ({ virtualassistant_uuid, currency }: Payee) => `${virtualassistant_uuid} ${currency}`

/** The drafts of assistants; whoever asks holds them, so that there is never a second one of a currency. */
function findDrafts(transaction: Transaction<Tables>, assistants: readonly string[]) {
  return transaction
    .selectFrom('va_bills')
    .select(['uuid', 'virtualassistant_uuid', 'currency'])
    .where(sql<boolean>`virtualassistant_uuid = any(${assistants}::uuid[])`)
    .where('status', '=', 'draft')
    .execute()
}

async function addDrafts(
  transaction: Transaction<Tables>,
  payees: readonly Payee[],
  { period, bill_date, created_by, at }: NewDraft,
): Promise<string[]> {
  if (payees.length === 0) return []
  const rows = await transaction
    .insertInto('va_bills')
    .values(
      payees.map(({ virtualassistant_uuid, currency }) => ({
        virtualassistant_uuid,
        currency,
        status: 'draft',
        bill_date,
        period_start: period.start,
        period_end: period.end,
        created_by,
        created_date: at,
      })),
    )
    .returning('uuid')
    .execute()
  return rows.map(({ uuid }) => uuid)
}

/**
 * Step: the drafts of assistants in their currencies, the assistants and they held; made where there are none. Of an assistant who
 * isn't there any more there is none.
 */
export async function lockDrafts(
  transaction: Transaction<Tables>,
  payees: readonly Payee[],
  made: NewDraft,
): Promise<LockedDraft[]> {
  const assistants = await lockRows(
    transaction,
    'assistants',
    payees.map(({ virtualassistant_uuid }) => virtualassistant_uuid),
  )
  const there = new Set(assistants.map(({ uuid }) => uuid))
  const wanted = payees.filter(({ virtualassistant_uuid }) => there.has(virtualassistant_uuid))
  const drafts = new Map((await findDrafts(transaction, [...there])).map((draft) => [keyOf(draft), draft.uuid]))
  const known = wanted.flatMap((payee) => drafts.get(keyOf(payee)) ?? [])
  const missing = wanted.filter((payee) => !drafts.has(keyOf(payee)))
  const added = await addDrafts(transaction, missing, made)
  const locked = await lockRows(transaction, 'va_bills', [...known, ...added])
  const isNew = new Set(added)
  return locked.map((draft) => ({ draft, isNew: isNew.has(draft.uuid) }))
}

/** Step: the same of one assistant in one currency. */
export async function lockDraft(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, currency, ...made }: DraftOf,
): Promise<LockedDraft | undefined> {
  const [locked] = await lockDrafts(transaction, [{ virtualassistant_uuid, currency }], made)
  return locked
}

/** Step: a bill with its assistant held, so that neither it nor their time changes meanwhile; undefined: there is none. */
export async function lockBill(transaction: Transaction<Tables>, uuid: string): Promise<StoredBill | undefined> {
  const known = await transaction
    .selectFrom('va_bills')
    .select('virtualassistant_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  if (!known) return undefined
  await lockRow(transaction, 'assistants', known.virtualassistant_uuid)
  return lockRow(transaction, 'va_bills', uuid)
}
