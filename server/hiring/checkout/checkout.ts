import * as refusals from '@talentplace/contract/billing/messages/refusals'
import { checkout } from '@talentplace/contract/hiring/checkout/checkout.routes'
import { chargeableCard } from '../../accounts/cards/chargeable-card.ts'
import { renewalCard } from '../../accounts/cards/default-to-charge.ts'
import { requireProcessor } from '../../accounts/cards/require-processor.ts'
import type { AdmitCodes } from '../../billing/promotions/admit-codes.ts'
import { handle, idempotencyKeyOf, signedIn } from '../../platform/http/handler.ts'
import { notFound, HttpError } from '../../platform/http/http-error.ts'
import { agreementText } from './agreement/agreement-text.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { checkoutTurns } from './checkout-turns.ts'
import { toOrderView } from './get-order.ts'
import { clientOf } from './draft-to-pay.ts'
import { placeOrder } from './place-order.ts'
import { payOrder } from './advance-order.ts'

/** B8.1: places an order, charges it and settles it; asked again with the same key it goes on where it stopped. */
export function checkoutOperation(deps: CheckoutDeps & { readonly admitCodes: AdmitCodes }) {
  const { clock } = deps
  return handle(checkout, async (context, { body: form }) => {
    const session = signedIn(context)
    const client_uuid = clientOf(session)
    const key = idempotencyKeyOf(context)
    const processor = requireProcessor(deps.processor)
    await deps.admitCodes(context, form.promotion_codes)
    const order_uuid = await checkoutTurns.take(() =>
      placeOrder(
        deps,
        {
          session,
          key,
          address: context.exactAddress,
          user_agent: context.userAgent ?? null,
          agreement_text: agreementText(deps.brand.name, form.agreement_language),
          french_text: agreementText(deps.brand.name, 'fr'),
          form,
        },
        async (transaction) => {
          const { card_uuid, use_for_renewals } = form
          const now = clock.now()
          const card = await chargeableCard(transaction, { client_uuid, card_uuid, now })
          if (card.processor !== processor.name)
            throw notFound('This card can’t be used any more. Please add it again.')
          return renewalCard(transaction, { client_uuid, card_uuid, use_for_renewals, now })
        },
      ),
    )
    const now = await payOrder(deps, processor, order_uuid)
    if (now.order.state === 'declined') {
      throw new HttpError(409, 'card_declined', now.order.failure_message ?? refusals.cardDeclined())
    }
    return toOrderView(now)
  })
}
