import { recordManualRefund } from '@talentplace/contract/billing/manual-refunds/manual-refund.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type Transaction } from 'kysely'
import { aloneUpTo } from '../adjustments/read-adjustment.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, idempotencyKeyOf, signedIn } from '../../platform/http/handler.ts'
import { invalidField, notFound } from '../../platform/http/http-error.ts'
import { moneyText } from '../../rules/money-text.ts'
import { checkPaidDay } from '../invoice-payments/check-paid-day.ts'
import { lockedCredit } from '../charges/pay-from-credit.ts'
import { hashOfRequest, rejectOtherRequest, waitForKey } from '../../core/idempotency/request-hash.ts'
import type { ManualRefundDeps } from './manual-refund-deps.ts'
import { moveCredit, type ManualRefundRow } from './move-credit.ts'
import { notifyApprovers, notifyClient } from './notifications.ts'

interface Requested {
  readonly proposed_by: string
  readonly idempotency_key: string
  readonly request_hash: Buffer
}
type Form = Received<typeof recordManualRefund>['body'] & { readonly client_uuid: string }

/** The refund that this very call has recorded before. @throws HttpError 409 `key_reused` */
async function recordedBefore(
  transaction: Transaction<Tables>,
  request: Requested,
): Promise<ManualRefundRow | undefined> {
  const known = await transaction
    .selectFrom('manual_refunds')
    .selectAll()
    .where('proposed_by', '=', request.proposed_by)
    .where('idempotency_key', '=', request.idempotency_key)
    .executeTakeFirst()
  if (known) rejectOtherRequest(known.request_hash, request.request_hash)
  return known
}

/** The client's credit in a currency that no proposed refund waits for; held until the transaction ends. */
async function availableCredit(
  transaction: Transaction<Tables>,
  of: { readonly client_uuid: string; readonly currency: Currency },
): Promise<number> {
  const balance = await lockedCredit(transaction, of)
  const { cents } = await transaction
    .selectFrom('manual_refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('cents'))
    .where('client_uuid', '=', of.client_uuid)
    .where('currency', '=', of.currency)
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow()
  return Math.max(0, balance - cents)
}

/** @throws HttpError 404, 400 at `amount_cents` */
async function requireCredit(transaction: Transaction<Tables>, form: Form): Promise<void> {
  const client = await transaction
    .selectFrom('clients')
    .select('uuid')
    .where('uuid', '=', form.client_uuid)
    .executeTakeFirst()
  if (!client) throw notFound('There is no such client.')
  const available = await availableCredit(transaction, form)
  if (form.amount_cents <= available) return
  throw invalidField('amount_cents', `At most ${moneyText(available, form.currency)} of credit is available`)
}

/** Up to the limit of adjustments one person is enough; above it the refund waits for a second one, and nothing moves. */
async function insertRefund(
  transaction: Transaction<Tables>,
  { form, request, at }: { form: Form; request: Requested; at: Date },
): Promise<ManualRefundRow> {
  const isEnough = form.amount_cents <= (await aloneUpTo(transaction, at))
  return transaction
    .insertInto('manual_refunds')
    .values({
      ...form,
      ...request,
      created_date: at,
      ...(isEnough
        ? { state: 'recorded', approved_by: request.proposed_by, approved_date: at }
        : { state: 'proposed' }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Staff record credit that has left by transfer or cheque. The same call again gives the same refund. */
export function recordManualRefundOperation({ database, clock, mails }: ManualRefundDeps) {
  return handle(recordManualRefund, async (context, { params: { uuid: client_uuid }, body }) => {
    const at = clock.now()
    const proposed_by = signedIn(context).user_uuid
    const idempotency_key = idempotencyKeyOf(context)
    const request = { proposed_by, idempotency_key, request_hash: hashOfRequest('manualRefund', client_uuid, body) }
    return database.kysely.transaction().execute(async (transaction) => {
      await waitForKey(transaction, idempotency_key)
      const known = await recordedBefore(transaction, request)
      if (known) {
        const balance_cents = await lockedCredit(transaction, known)
        return { manual_refund_uuid: known.uuid, state: known.state, balance_cents }
      }
      const form = { ...body, client_uuid }
      const { reason, ...details } = body
      await requireCredit(transaction, form)
      checkPaidDay(body.paid_date, at)
      const refund = await insertRefund(transaction, { form, request, at })
      const isRecorded = refund.state === 'recorded'
      const balance_cents = isRecorded
        ? await moveCredit(transaction, refund, { kind: 'manual_refund', moved_by: proposed_by, at })
        : await lockedCredit(transaction, refund)
      if (isRecorded) await notifyClient(transaction, refund, { what: 'recorded', mails, at })
      else await notifyApprovers(transaction, refund, at)
      await recordAudit(transaction, {
        at,
        actor_uuid: proposed_by,
        action: isRecorded ? 'client.manual_refund_recorded' : 'client.manual_refund_proposed',
        entity: `client:${client_uuid}`,
        reason,
        details: { manual_refund_uuid: refund.uuid, ...details },
      })
      return { manual_refund_uuid: refund.uuid, state: refund.state, balance_cents }
    })
  })
}
