import type { CreditCard } from '@talentplace/contract/accounts/cards/card.routes'

type Card = Pick<CreditCard, 'uuid' | 'default_credit_card' | 'is_expired' | 'was_declined'>

/** The default card beside the chosen one that renewals could go on charging, if there is one. */
export function otherDefault<T extends Card>(cards: readonly T[], chosen: string | null): T | undefined {
  return cards.find(
    (card) => card.default_credit_card && card.uuid !== chosen && !card.is_expired && !card.was_declined,
  )
}

/** The card that renewals charge once the chosen one has paid. */
export function renewalCardOf<T extends Card>(
  cards: readonly T[],
  chosen: string | null,
  use_for_renewals: boolean,
): T | undefined {
  const paying = cards.find(({ uuid }) => uuid === chosen)
  if (!paying || use_for_renewals) return paying
  return otherDefault(cards, chosen) ?? paying
}
