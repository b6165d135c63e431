import * as t from '@talentplace/contract/accounts/messages/cards'
import type { CreditCard } from '@talentplace/contract/accounts/cards/card.routes'

/** B9.3: as rows show it and as deleting asks for it, e.g. `4/2028`. */
export function expiryText({ expiry_month, expiry_year }: Pick<CreditCard, 'expiry_month' | 'expiry_year'>): string {
  return `${expiry_month}/${expiry_year}`
}

/** E.g. `Visa ending in 4242`. */
export function cardName({ brand, last_four }: Pick<CreditCard, 'brand' | 'last_four'>): string {
  return t.endingIn({ brand, digits: last_four })
}
