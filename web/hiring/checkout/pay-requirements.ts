import * as t from '@talentplace/contract/hiring/messages/checkout'
import type { CardEntry } from '../../ui/form/card-entry.ts'
import type { CheckoutEntries } from './checkout-entries.ts'
import { issuesOf } from './checkout-issues.ts'
import type { QuotedCheckout } from './checkout-quote.ts'

/** The part of the checkout where a requirement is met; `price`: nowhere, the price is asked for again. */
export type CheckoutPart = 'team' | 'address' | 'start_date' | 'card' | 'agreed' | 'signed_name' | 'price'

export interface PayRequirement {
  readonly at: CheckoutPart
  /** What is left to do, beside Pay. */
  readonly message: string
}

interface Entered {
  readonly quoted: Pick<QuotedCheckout, 'missing'>
  readonly entries: Pick<CheckoutEntries, 'signed_name' | 'card_uuid'> & { readonly agreed: boolean }
  /** The billing details that are being entered; null: none are. */
  readonly address: { readonly isComplete: boolean } | null
  /** The card that is being entered; null: none is. */
  readonly card: Pick<CardEntry, 'isComplete'> | null
  /** Why there is no price for what is entered. */
  readonly problem: { readonly message: string; readonly fields?: Readonly<Record<string, string>> | undefined } | null
  readonly accountName: string
}

function ofAddress({ quoted, address }: Entered): string | null {
  if (address !== null) return address.isComplete ? null : t.completeDetails()
  return quoted.missing.find(({ what }) => what === 'address')?.message ?? null
}

function ofCard({ entries, card }: Entered): string | null {
  if (card !== null) return card.isComplete ? null : t.enterCard()
  return entries.card_uuid === null ? t.chooseCard() : null
}

/** What Pay still needs, in the order in which it stands on the screen; empty: nothing. */
export function payRequirements(entered: Entered): readonly PayRequirement[] {
  const { quoted, problem, entries, accountName } = entered
  const issues = issuesOf(entries, accountName)
  const parts: (readonly [CheckoutPart, string | null | undefined])[] = [
    ...quoted.missing.filter(({ what }) => what !== 'address').map(({ message }) => ['team', message] as const),
    ['address', ofAddress(entered)],
    ['start_date', problem?.fields?.['start_date']],
    ['card', ofCard(entered)],
    ['agreed', issues['agreed'] && t.agree()],
    ['signed_name', issues['signed_name'] && t.sign()],
    ['price', problem?.fields?.['start_date'] === undefined ? problem?.message : null],
  ]
  return parts.flatMap(([at, message]) => (message ? [{ at, message }] : []))
}
