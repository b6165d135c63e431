import type { PurchaseKind, SpendingRequest } from '@talentplace/contract/accounts/spending/spending.routes'
import type { Currency } from '@talentplace/contract/shared/money'

/** What someone is about to buy. */
export interface Wish {
  readonly project_uuid: string
  readonly kind: PurchaseKind
  readonly amount_cents: number
  readonly currency: Currency
}

/** How a wish stands: `free` to buy, `asked` and waiting, `declined`, or still `to_ask`. */
export type WishState = 'free' | 'asked' | 'declined' | 'to_ask'

/** How the wish stands by what the server told, and the request that says so. */
export function wishState(
  spending: { left_cents: number | null; is_primary_contact: boolean; requests: readonly SpendingRequest[] },
  { project_uuid, kind, amount_cents, currency }: Wish,
): { state: WishState; request: SpendingRequest | null } {
  const { left_cents, is_primary_contact } = spending
  if (is_primary_contact || left_cents === null || amount_cents <= left_cents) return { state: 'free', request: null }
  const request = spending.requests.find(
    (each) =>
      each.is_own &&
      each.project_uuid === project_uuid &&
      each.kind === kind &&
      each.state !== 'withdrawn' &&
      !each.is_bought &&
      !each.is_expired,
  )
  if (!request) return { state: 'to_ask', request: null }
  if (request.state === 'declined') return { state: 'declined', request }
  const covers = request.amount_cents >= amount_cents && request.currency === currency
  if (!covers) return { state: 'to_ask', request: null }
  return { state: request.state === 'approved' ? 'free' : 'asked', request }
}
