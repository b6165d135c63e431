import type { Currency } from '@talentplace/contract/shared/money'
import type { Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type StoredBill = Selectable<Tables['va_bills']>

/** A half-month, `YYYY-MM-DD`. */
export interface Period {
  readonly start: string
  readonly end: string
}

export interface DraftOf {
  readonly virtualassistant_uuid: string
  readonly currency: Currency
  /** The latest half-month that goes into it. */
  readonly period: Period
  /** The day it is for the office. */
  readonly bill_date: string
  /** Null: a run of the product itself. */
  readonly created_by: string | null
  readonly at: Date
}

/** The draft of an assistant in a currency; whoever asks holds the assistant, so that there is never a second one. */
function findDraft(transaction: Transaction<Tables>, of: DraftOf): Promise<{ uuid: string } | undefined> {
  return transaction
    .selectFrom('va_bills')
    .select('uuid')
    .where('virtualassistant_uuid', '=', of.virtualassistant_uuid)
    .where('currency', '=', of.currency)
    .where('status', '=', 'draft')
    .executeTakeFirst()
}

async function addDraft(transaction: Transaction<Tables>, of: DraftOf): Promise<{ uuid: string }> {
  const { virtualassistant_uuid, currency, period, bill_date, created_by, at } = of
  return transaction
    .insertInto('va_bills')
    .values({
      virtualassistant_uuid,
      currency,
      status: 'draft',
      bill_date,
      period_start: period.start,
      period_end: period.end,
      created_by,
      created_date: at,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
}

/** Step: the draft of an assistant in a currency, the assistant and it held; made where there is none. `isNew`: it was. */
export async function holdDraft(
  transaction: Transaction<Tables>,
  of: DraftOf,
): Promise<{ draft: StoredBill; isNew: boolean } | undefined> {
  const assistant = await lockRow(transaction, 'assistants', of.virtualassistant_uuid)
  if (!assistant) return undefined
  const known = await findDraft(transaction, of)
  const { uuid } = known ?? (await addDraft(transaction, of))
  const draft = await lockRow(transaction, 'va_bills', uuid)
  if (!draft) throw new Error(`Bill ${uuid} is gone`)
  return { draft, isNew: known === undefined }
}

/** Step: a bill with its assistant held, so that neither it nor their time changes meanwhile; undefined: there is none. */
export async function holdBill(transaction: Transaction<Tables>, uuid: string): Promise<StoredBill | undefined> {
  const known = await transaction
    .selectFrom('va_bills')
    .select('virtualassistant_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  if (!known) return undefined
  await lockRow(transaction, 'assistants', known.virtualassistant_uuid)
  return lockRow(transaction, 'va_bills', uuid)
}
