import type { CardFields } from '@talentplace/contract/clients/card.routes'
import { useEffect } from 'react'

/** The pages whose own policy lets Stripe's card fields in; the server sends it with these documents alone. */
const cardPages = ['/client/checkout', '/client/billing']

function arrivedAt(): string {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival === undefined ? '' : new URL(arrival.name).pathname.replace(/\/+$/, '')
}

/** Loads the page anew where somebody came to it within the app: the first page's policy keeps Stripe out. */
export function useCardDocument(fields: CardFields | null | undefined): void {
  const kind = fields?.kind
  useEffect(() => {
    if (kind === 'stripe' && !cardPages.includes(arrivedAt())) location.reload()
  }, [kind])
}
