import type { CardFields } from '@talentplace/contract/accounts/cards/card.routes'
import { useEffect } from 'react'

/** The pages whose own policy lets Stripe's card fields in; the server sends it with these documents alone. */
const cardPage = /^\/client\/(checkout|billing|invoices\/[^/]+)\/?$/

function arrivedAt(): string {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival === undefined ? '' : new URL(arrival.name).pathname
}

/**
 * Loads a page that takes cards anew where someone came to it from another page within the app: the policy of the page
 * they arrived at keeps Stripe out.
 */
export function useCardDocument(fields: CardFields | null | undefined): void {
  const kind = fields?.kind
  useEffect(() => {
    if (kind === 'stripe' && cardPage.test(location.pathname) && !cardPage.test(arrivedAt())) location.reload()
  }, [kind])
}
