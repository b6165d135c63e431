import * as checkout from '@talentplace/contract/hiring/messages/checkout'
import * as t from '@talentplace/contract/hiring/messages/agreement'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import type { CardEntry } from '../../ui/form/card-entry.ts'
import type { FormControl } from '../../ui/form/form.tsx'
import type { CheckoutEntries } from './checkout-entries.ts'
import { quoteInput, type QuotedCheckout } from './checkout-quote.ts'
import { signingLanguage } from './signing-language.ts'
import { totalChange } from './total-change.ts'
import type { usePayment } from './use-payment.ts'

interface PayParts {
  readonly projectUuid: string
  readonly entries: CheckoutEntries
  readonly payment: Pick<ReturnType<typeof usePayment>, 'pay'>
  /** The billing details, while they are being entered. */
  readonly address: () => FormControl | null
  /** The card that is being entered; null: a saved one pays. */
  readonly card: CardEntry | null
}

/**
 * One press of Pay: saves the billing details, adds the card, then signs and pays. It stops at the first that fails, before anything
 * is charged; pressed again it goes on from there. Only the amount that Pay named is ever charged: where saving the address changes the
 * total, that is said, and the next press agrees to it.
 */
export function usePay({ projectUuid, entries, payment, address, card }: PayParts) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)

  /** The price by what is saved. */
  async function priceNow(): Promise<QuotedCheckout | null> {
    const input = quoteInput(projectUuid, entries)
    const queryKey = ['checkout.quoteCheckout', input]
    try {
      return await client.fetchQuery({ queryKey, queryFn: () => call('checkout.quoteCheckout', input), staleTime: 0 })
    } catch (error) {
      // A refusal with a reason of its own is shown where the price is.
      if (!(error instanceof ApiFailure) || error.status === 0) setNotice(failureMessage(error, checkout.noPrice()))
      return null
    }
  }

  async function steps(visible: QuotedCheckout): Promise<void> {
    const form = address()
    if (form !== null && !(await form.submit())) return setNotice(checkout.detailsNotSaved())
    const quoted = form === null ? visible : await priceNow()
    if (quoted === null) return
    const change = totalChange(visible.quote.document, quoted.quote.document)
    if (change !== null) return setNotice(change)
    const card_uuid = card === null ? entries.card_uuid : await card.add()
    if (card_uuid === null) return card?.focus()
    const { quote, version, agreement } = quoted
    const agreement_language = signingLanguage(agreement, entries)
    if (entries.agreed_in !== agreement_language) return setNotice(t.readAgain())
    await payment.pay({
      project_uuid: projectUuid,
      version,
      promotion_codes: quote.promotions.map(({ code }) => code),
      start_date: quote.start_date,
      currency: quote.document.currency,
      card_uuid,
      use_for_renewals: entries.use_for_renewals,
      total_cents: quote.document.total_cents,
      agreement_version: agreement.version,
      agreement_language,
      chose_english: agreement.french_first && entries.chose_english,
      agreed: true,
      signed_name: entries.signed_name,
    })
  }

  /** @param quoted the price that the button names */
  async function pay(quoted: QuotedCheckout): Promise<void> {
    if (busy) return
    setBusy(true)
    setNotice(null)
    await steps(quoted).finally(() => setBusy(false))
  }

  return { busy, notice, pay, clearNotice: () => setNotice(null) }
}
