import { cancelPayment } from '@talentplace/contract/hiring/waiting-payments/waiting-payment.routes'
import { paymentStates } from '@talentplace/contract/billing/processor/payment.states'
import { requireProcessor } from '../../accounts/cards/require-processor.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound, HttpError } from '../../platform/http/http-error.ts'
import { cancelledCode, ProcessorAway, type CardProcessor } from '../../platform/payments/card-processor.ts'
import { knownCharge } from '../../platform/payments/known-charge.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { clientOf } from '../checkout/draft-to-pay.ts'
import { expireOrder } from '../checkout/expire-order.ts'
import { settleInvoiceCharge } from '../../billing/charges/settle-charge.ts'
import { findPayment, toPaymentView, stateOf, type PaymentRow } from './find-payment.ts'
import type { WaitingDeps } from './waiting-deps.ts'

const nothingCharged = 'You cancelled this payment.'

async function noteRequested({ checkout }: WaitingDeps, session: Session, payment: PaymentRow) {
  const { database, clock } = checkout
  const { kind, payment_uuid, invoice_uuid } = payment
  await database.kysely.transaction().execute((transaction) =>
    recordAudit(transaction, {
      at: clock.now(),
      actor_uuid: session.user_uuid,
      impersonator_uuid: session.impersonator_uuid,
      action: `${kind}.cancelling`,
      entity: kind === 'order' ? `order:${payment_uuid}` : `invoice:${invoice_uuid}`,
      details: { payment_uuid },
    }),
  )
}

/** An invoice's charge: cancelled, or booked. False: the processor was away. */
async function giveUpCharge({ renewals }: WaitingDeps, processor: CardProcessor, uuid: string): Promise<boolean> {
  const known = await knownCharge(renewals.database.kysely, uuid)
  if (!known) return true
  try {
    const ended = await processor.cancel(known)
    const { processor_charge_id } = ended
    const declined = { state: 'declined', processor_charge_id, code: cancelledCode, message: nothingCharged } as const
    await settleInvoiceCharge(renewals, uuid, ended.state === 'succeeded' ? ended : declined)
    return true
  } catch (error) {
    if (error instanceof ProcessorAway) return false
    throw error
  }
}

/** @throws HttpError 503 while the processor doesn't answer: the payment still waits */
async function giveUp(deps: WaitingDeps, { kind, payment_uuid }: PaymentRow): Promise<void> {
  const processor = requireProcessor(deps.checkout.processor)
  const end = { state: 'declined', failure_code: cancelledCode, failure_message: nothingCharged } as const
  const isGivenUp =
    kind === 'order'
      ? await expireOrder(deps.checkout, processor, payment_uuid, end)
      : await giveUpCharge(deps, processor, payment_uuid)
  if (isGivenUp) return
  const message = 'The card provider doesn’t answer at the moment, so the payment still waits. Please try again.'
  throw new HttpError(503, 'processor_away', message, { retryAfter: 5 })
}

/** B8 Ours: a client's person gives a payment up; should it have gone through, it is booked. */
export function cancelPaymentOperation(deps: WaitingDeps) {
  const { database } = deps.checkout
  return handle(cancelPayment, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    const client_uuid = clientOf(session)
    const before = await findPayment(database.kysely, client_uuid, uuid)
    if (!before) throw notFound('There is no such payment.')
    if (paymentStates.is('open', stateOf(before))) {
      await noteRequested(deps, session, before)
      await giveUp(deps, before)
    }
    const after = (await findPayment(database.kysely, client_uuid, uuid)) ?? before
    const { project_uuid, invoice_uuid } = toPaymentView(after)
    const state = stateOf(after) === 'paid' ? ('paid' as const) : ('cancelled' as const)
    return { state, project_uuid, invoice_uuid }
  })
}
