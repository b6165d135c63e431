import * as t from '@talentplace/contract/hiring/messages/checkout'
import type { QuotedCheckout } from './checkout-quote.ts'

/** A promotion code as it was entered, and what is known of it. */
export interface EnteredCode {
  readonly code: string
  readonly state: 'applied' | 'refused' | 'unchecked'
  /** What it takes off, or why it doesn't. */
  readonly text: string
}

type Answered = Pick<QuotedCheckout, 'refused_promotions'> & {
  readonly quote: { readonly promotions: readonly { readonly code: string; readonly terms: string }[] }
}

/**
 * Every code that was entered, in that order, whatever the last quote says of it, so that each can be taken out again.
 * `failure`: why there is no quote of these codes.
 */
export function enteredCodes(codes: readonly string[], quoted: Answered, failure: string | null): EnteredCode[] {
  return codes.map((code): EnteredCode => {
    const applied = quoted.quote.promotions.find((each) => each.code === code)
    if (applied) return { code, state: 'applied', text: applied.terms }
    const rejected = quoted.refused_promotions.find((each) => each.code === code)
    if (rejected) return { code, state: 'refused', text: rejected.message }
    return failure === null
      ? { code, state: 'unchecked', text: t.checking() }
      : { code, state: 'refused', text: t.notChecked({ why: failure }) }
  })
}
