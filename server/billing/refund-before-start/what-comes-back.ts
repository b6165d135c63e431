import * as refusals from '@talentplace/contract/billing/messages/refusals'
import { periodKinds } from '@talentplace/contract/billing/invoices/invoice-kind'
import { sql, type Kysely } from 'kysely'
import { refundableOf } from '../payments/refundable.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import { declinedRoles } from '../../subscriptions/subscriptions/refund-offer.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { dayText } from '../../rules/day-text.ts'

/** The card payments of a subscription's invoices, with what of each can be given back. */
export interface ComingBack {
  readonly payments: readonly { payment_uuid: string; invoice_uuid: string; amount_cents: number }[]
  /** Posted, and of more than nothing. */
  readonly invoices: readonly string[]
  readonly amount_cents: number
}

export async function whatComesBack(database: Kysely<Tables>, project_uuid: string): Promise<ComingBack> {
  const invoices = await database
    .selectFrom('invoices')
    .select('uuid')
    .where('project_uuid', '=', project_uuid)
    .where('number', 'is not', null)
    .where('kind', 'in', periodKinds)
    .where('total_cents', '>', 0)
    .orderBy('uuid')
    .execute()
  const { rows } = await sql<{ payment_uuid: string; invoice_uuid: string }>`
    select payment_uuid, payment_allocations.invoice_uuid from payment_allocations
    join payments on payments.uuid = payment_uuid and method = 'card'
    join invoices on invoices.uuid = payment_allocations.invoice_uuid and project_uuid = ${project_uuid}
      and kind = any (${[...periodKinds]})
    order by payment_uuid, invoice_uuid`.execute(database)
  const payments = []
  for (const row of rows) {
    const { invoice_cents } = await refundableOf(database, row)
    if (invoice_cents > 0) payments.push({ ...row, amount_cents: invoice_cents })
  }
  const amount_cents = payments.reduce((sum, payment) => sum + payment.amount_cents, 0)
  return { payments, invoices: invoices.map(({ uuid }) => uuid), amount_cents }
}

/**
 * The roles that someone has declined and nobody has taken since, and the client's day. @throws HttpError 409 for a
 * subscription that has begun or ended, or whose roles all have someone or nobody was chosen for
 */
export async function requireUnfilled(
  database: Kysely<Tables>,
  { uuid, client_uuid, start_date, end_date }: Subscription,
  now: Date,
): Promise<{ roles: string[]; today: string }> {
  const { today } = await clientDay(database, client_uuid, now)
  if (end_date !== null) throw new HttpError(409, 'ended', refusals.alreadyCancelled())
  if (start_date <= today) {
    const message = `This subscription began on ${dayText(start_date)}, so it can be cancelled, but not refunded here. Please write to us.`
    throw new HttpError(409, 'started', message)
  }
  const roles = await declinedRoles(database, uuid)
  if (roles.length > 0) return { roles, today }
  const message =
    'Everyone you chose who declined has been replaced, so there is nothing to refund. You can cancel as usual.'
  throw new HttpError(409, 'nothing_declined', message)
}
