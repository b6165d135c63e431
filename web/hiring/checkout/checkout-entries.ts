import type { Language } from '@talentplace/contract/shared/i18n/language'
import type { Currency } from '@talentplace/contract/shared/money'
import { storedEntry } from '../../platform/browser/stored-entry.ts'
import { useStoredState } from '../../platform/browser/use-stored-state.ts'
import type { Attempt } from '../../platform/api/attempt.ts'

/** What is entered at the checkout of one draft; a reload keeps it. */
export interface CheckoutEntries {
  /** Null: today, where the client is. */
  readonly start_date: string | null
  /** Null: the client's own. */
  readonly currency: Currency | null
  readonly promotion_codes: readonly string[]
  readonly card_uuid: string | null
  /** Renewals charge it, too. */
  readonly use_for_renewals: boolean
  /** The language of the agreement that was agreed to; null: none was. */
  readonly agreed_in: Language | null
  /** The one that was chosen to be signed; null: the one that comes first. */
  readonly agreement_language: Language | null
  /** Given the French agreement first, the client expressly chose the English one. */
  readonly chose_english: boolean
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
  use_for_renewals: true,
  agreed_in: null,
  agreement_language: null,
  chose_english: false,
  signed_name: '',
  attempt: null,
  order_uuid: null,
}

const keyOf = (projectUuid: string) => `talentplace.checkout.${projectUuid}`

export function useCheckoutEntries(projectUuid: string) {
  const { value: entries, change, clear: forget } = useStoredState(keyOf(projectUuid), () => nothing)
  return { entries, change, forget }
}

function storedFor(projectUuid: string): Partial<CheckoutEntries> | null {
  return storedEntry(keyOf(projectUuid), 'tab').read() as Partial<CheckoutEntries> | null
}

/** What is entered for a draft, where no screen shows it yet. */
export const enteredFor = (projectUuid: string): CheckoutEntries => ({ ...nothing, ...storedFor(projectUuid) })

/** True where this very order is being paid in this tab. */
export function isOrderPaidHere(projectUuid: string, orderUuid: string): boolean {
  return storedFor(projectUuid)?.order_uuid === orderUuid
}

/** True while Pay was pressed for this draft and its outcome hasn't been seen: it may be a subscription already. */
export function isPaymentUnderWay(projectUuid: string): boolean {
  const stored = storedFor(projectUuid)
  return (stored?.attempt ?? stored?.order_uuid ?? null) !== null
}
