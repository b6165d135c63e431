import { useState } from 'react'
import { firstRead } from '../../platform/api/first-read.ts'
import { useApi } from '../../platform/api/query.ts'
import type { Input, Reply } from '../../platform/api/operation-types.ts'
import { enteredFor, type CheckoutEntries } from './checkout-entries.ts'

export type QuotedCheckout = Reply<'checkout.quoteCheckout'>

type Place = NonNullable<Input<'checkout.quoteCheckout'>['body']['billing_address']>

/** Milliseconds after which the price is asked for again. */
const lookAgain = 20_000

/** What the quote is asked with; what was left open the server decides. */
export function quoteInput(
  projectUuid: string,
  { start_date, currency, promotion_codes }: CheckoutEntries,
  /** Where the company is, as it is being typed; null: as it is saved. */
  place: Place | null = null,
): Input<'checkout.quoteCheckout'> {
  return {
    body: {
      project_uuid: projectUuid,
      promotion_codes: [...promotion_codes],
      ...(start_date !== null && { start_date }),
      ...(currency !== null && { currency }),
      ...(place !== null && { billing_address: place }),
    },
  }
}

/** The price of a draft, for a page that is about to show it. */
export const quoteRead = (projectUuid: string) =>
  firstRead('checkout.quoteCheckout', quoteInput(projectUuid, enteredFor(projectUuid)))

/**
 * The price of the draft as it is now; the last one stays in sight while another is asked for or was refused.
 * @param about.place as it is being typed
 * @param about.since milliseconds since 1970: one that came later belongs to this opening of the checkout
 */
export function useCheckoutQuote(
  projectUuid: string,
  entries: CheckoutEntries,
  { place, since }: { place: Place | null; since: number },
) {
  const { data, error, refetch } = useApi('checkout.quoteCheckout', quoteInput(projectUuid, entries, place), {
    staleTime: 0,
    // It may have been bought on another page meanwhile.
    refetchOnWindowFocus: 'always',
    refetchInterval: lookAgain,
    refetchOnMount: ({ state }) => state.isInvalidated || state.dataUpdatedAt < since,
  })
  const [last, setLast] = useState<QuotedCheckout | null>(null)
  if (data !== undefined && data !== last) setLast(data)
  return { quoted: data ?? last, isCurrent: data !== undefined, error, refetch }
}
