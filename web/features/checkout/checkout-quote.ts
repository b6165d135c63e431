import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from '../../platform/api/query.ts'
import type { Input, Reply } from '../../platform/api/operation-types.ts'
import type { CheckoutEntries } from './checkout-entries.ts'

export type QuotedCheckout = Reply<'checkout.quoteCheckout'>

/** What the quote is asked with; what was left open the server decides. */
export function quoteInput(
  projectUuid: string,
  { start_date, currency, promotion_codes }: CheckoutEntries,
): Input<'checkout.quoteCheckout'> {
  return {
    body: {
      project_uuid: projectUuid,
      promotion_codes: [...promotion_codes],
      ...(start_date !== null && { start_date }),
      ...(currency !== null && { currency }),
    },
  }
}

/** The price of the draft as it is now; the one before stays in sight while another is asked for. */
export function useCheckoutQuote(projectUuid: string, entries: CheckoutEntries) {
  return useApi('checkout.quoteCheckout', quoteInput(projectUuid, entries), {
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
