import { unlimitedCents } from '@talentplace/contract/accounts/spending/spending-limit'
import type { PurchaseKind } from '@talentplace/contract/accounts/spending/spending.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Transaction } from 'kysely'
import { takeTurn } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { moneyText } from '../../rules/money-text.ts'
import { spendingLimit } from './spending-limit.ts'
import { spendingMonth, spentByColleague } from './spent-this-month.ts'

export interface Purchase {
  readonly kind: PurchaseKind
  readonly client_uuid: string
  readonly project_uuid: string
  /** One-off, or more a month; below zero where a raise is taken back. */
  readonly amount_cents: number
  readonly currency: Currency
  readonly at: Date
  /** Of added hours: what they are bought with. */
  readonly invoice_uuid?: string
  /** Of a checkout: what it is paid by. A draft can be bought only once by itself. */
  readonly order_uuid?: string
}

async function findApproval(
  transaction: Transaction<Tables>,
  user_uuid: string,
  { kind, client_uuid, project_uuid, amount_cents, currency, at }: Purchase,
) {
  return transaction
    .selectFrom('spending_requests')
    .select('uuid')
    .where('asked_by', '=', user_uuid)
    .where('client_uuid', '=', client_uuid)
    .where('project_uuid', '=', project_uuid)
    .where('kind', '=', kind)
    .where('state', '=', 'approved')
    .where('currency', '=', currency)
    .where('amount_cents', '>=', amount_cents)
    .where('expires_date', '>', at)
    .where('used_date', 'is', null)
    .where(sql<boolean>`not exists (select from invoices where uuid = bought_invoice_uuid and number is not null)`)
    .orderBy('uuid', 'desc')
    .executeTakeFirst()
}

function needsApproval(limit: number, { kind, project_uuid, amount_cents, currency }: Purchase): HttpError {
  const max = moneyText(limit, currency)
  const message =
    kind === 'overage_as_needed'
      ? `Extra time as needed has no upper limit, and you can spend up to ${max} a month on your own. Ask your primary contact to approve it. Nothing has changed.`
      : `This goes over the ${max} a month you can spend on your own. Ask your primary contact to approve it. Nothing was charged or changed.`
  return new HttpError(409, 'needs_approval', message, {
    extra: { approval: { project_uuid, kind, amount_cents, currency } },
  })
}

/**
 * Step: refuses what would take a colleague above their company's limit this month, unless the primary contact approved it; the approval
 * is used with it. What passes without one counts towards the month. The caller holds the subscription; a company's colleagues take turns
 * here, so two purchases at once can't both take what is left.
 * @throws HttpError 409 `needs_approval`
 */
export async function spendApproved(
  transaction: Transaction<Tables>,
  { user_uuid, is_primary_contact, impersonator_uuid }: Session,
  purchase: Purchase,
): Promise<void> {
  const { kind, client_uuid, project_uuid, amount_cents, currency, at, invoice_uuid, order_uuid } = purchase
  if (is_primary_contact || impersonator_uuid !== null || amount_cents === 0) return
  await takeTurn(transaction, 'spending', client_uuid)
  const limit = await spendingLimit(transaction, client_uuid)
  const month = await spendingMonth(transaction, client_uuid, at)
  const spent = (await spentByColleague(transaction, { client_uuid, month, currency })).get(user_uuid) ?? 0
  const isAbove = limit !== null && amount_cents > 0 && spent + amount_cents > limit
  if (!isAbove) {
    // Without a limit, extra time as needed is no amount; a limit that is set later doesn't count it.
    if (kind === 'overage_as_needed' || amount_cents >= unlimitedCents) return
    const commitment = { client_uuid, user_uuid, project_uuid, kind, amount_cents, currency, month, created_date: at }
    await transaction
      .insertInto('spending_commitments')
      .values({ ...commitment, invoice_uuid: invoice_uuid ?? null, order_uuid: order_uuid ?? null })
      .execute()
    return
  }
  const approval = await findApproval(transaction, user_uuid, purchase)
  if (!approval) throw needsApproval(limit, purchase)
  // A checkout uses its draft, whose payment may still be declined.
  if (kind === 'checkout') return
  await transaction
    .updateTable('spending_requests')
    .set(invoice_uuid === undefined ? { used_date: at } : { bought_invoice_uuid: invoice_uuid })
    .where('uuid', '=', approval.uuid)
    .execute()
}

/** Step: as `spendApproved`, of what a month costs more than agreed; what is lowered again gives back what was raised this month. */
export async function raiseApproved(
  transaction: Transaction<Tables>,
  session: Session,
  raise: Omit<Purchase, 'invoice_uuid' | 'order_uuid'>,
): Promise<void> {
  if (raise.amount_cents >= 0) return spendApproved(transaction, session, raise)
  const month = await spendingMonth(transaction, raise.client_uuid, raise.at)
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents from spending_commitments
    where client_uuid = ${raise.client_uuid} and user_uuid = ${session.user_uuid} and project_uuid = ${raise.project_uuid}
      and kind = ${raise.kind} and currency = ${raise.currency} and month = ${month}`.execute(transaction)
  const raised = Math.max(rows[0]?.cents ?? 0, 0)
  return spendApproved(transaction, session, { ...raise, amount_cents: -Math.min(raised, -raise.amount_cents) })
}
