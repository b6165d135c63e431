import type { Currency } from '@talentplace/contract/shared/money'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { billedCategories } from './billed-categories.ts'

/** Whose next document it is on: a subscription's invoice, or an assistant's bill. */
export type Granted =
  | { readonly kind: 'client'; readonly client_uuid: string; readonly project_uuid: string }
  | { readonly kind: 'va'; readonly virtualassistant_uuid: string }

/**
 * Step: an adjustment in someone's favour that the product itself grants, as it is configured: nobody has to approve it. It waits
 * for the next document; its uuid.
 */
export async function grantAdjustment(
  transaction: Transaction<Tables>,
  granted: Granted & { amount_cents: number; currency: Currency; effective_date: string; at: Date },
): Promise<string> {
  const { amount_cents, at, ...row } = granted
  // Taken off what a client pays, added to what an assistant is paid.
  const whole_cents = row.kind === 'client' ? -amount_cents : amount_cents
  // What most of the subscription's hours are: it is for no one of them.
  const tax_category =
    row.kind === 'client' ? ((await billedCategories(transaction, row.project_uuid))[0] ?? 'general_assistance') : null
  const { uuid } = await transaction
    .insertInto('adjustments')
    .values({
      ...row,
      tax_category,
      whole_cents,
      amount_cents: whole_cents,
      reason_code: 'referral',
      state: 'approved',
      approved_date: at,
      created_date: at,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await recordAudit(transaction, {
    at,
    actor_uuid: null,
    action: 'adjustment.granted',
    entity: `adjustment:${uuid}`,
    details: { ...row, whole_cents },
  })
  return uuid
}
