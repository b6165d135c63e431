import { paymentOfOrder } from '@talentplace/contract/billing/processor/payment.states'
import { getOrder } from '@talentplace/contract/hiring/checkout/checkout.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { clientOf } from './draft-to-pay.ts'
import { followOrder, orderOf, type OrderNow } from './advance-order.ts'

type OrderView = ReplyOf<typeof getOrder>

const messages: Partial<Record<OrderView['state'], string>> = {
  pending: 'We are waiting for the card provider. Nothing is charged twice.',
  needs_action: 'Your bank asks you to confirm this payment.',
}

/** An order as the browser is told of it. */
export function toOrderView({ order, client_secret }: OrderNow): OrderView {
  const { uuid: order_uuid, project_uuid } = order
  const state = paymentOfOrder(order.state)
  return { order_uuid, project_uuid, state, client_secret, message: order.failure_message ?? messages[state] ?? null }
}

/** What became of an order: the processor is asked when it isn't known yet, also after a bank's confirmation. */
export function getOrderOperation(deps: CheckoutDeps) {
  return handle(getOrder, async (context, { params }) => {
    const client_uuid = clientOf(signedIn(context))
    const order = await orderOf(deps, params.uuid)
    if (order?.client_uuid !== client_uuid) throw notFound('There is no such order.')
    return toOrderView(await followOrder(deps, deps.processor, order))
  })
}
