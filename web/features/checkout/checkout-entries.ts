import type { Currency } from '@talentplace/contract/shared/money'
import { useKeptState } from '../../platform/browser/use-kept-state.ts'
import type { Attempt } from './attempt.ts'

/** What is entered at the checkout of one draft; a reload keeps it. */
export interface CheckoutEntries {
  /** Null: today, where the client is. */
  readonly start_date: string | null
  /** Null: the client's own. */
  readonly currency: Currency | null
  readonly promotion_codes: readonly string[]
  readonly card_uuid: string | null
  readonly agreed: boolean
  readonly signed_name: string
  /** Of the last press of Pay that may have gone through. */
  readonly attempt: Attempt | null
  /** The order that is being paid. */
  readonly order_uuid: string | null
}

const nothing: CheckoutEntries = {
  start_date: null,
  currency: null,
  promotion_codes: [],
  card_uuid: null,
  agreed: false,
  signed_name: '',
  attempt: null,
  order_uuid: null,
}

export function useCheckoutEntries(projectUuid: string) {
  const { value: entries, change, forget } = useKeptState(`talentplace.checkout.${projectUuid}`, () => nothing)
  return { entries, change, forget }
}
