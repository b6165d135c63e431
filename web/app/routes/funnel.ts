import * as t from '@talentplace/contract/core/messages/titles'
import { pagesOf } from './page-route.ts'
import type { AppRoute } from './route.ts'

const page = pagesOf('public')

/** What follows on the search: checkout, its confirmation, and the thanks. */
export const funnelRoutes: readonly AppRoute[] = [
  page(
    '/client/checkout',
    { hasSession: true },
    t.checkout(),
    () => import('../../pages/client/checkout/checkout-page.tsx'),
    { hideSidebar: true, loadInitialCheckout: true, translated: true },
  ),
  page(
    '/client/checkout_confirmation/:uuid?',
    undefined,
    'Checkout confirmation',
    () => import('../../pages/public/checkout/checkout-confirmation-page.tsx'),
    { hideSidebar: true, byAddress: true },
  ),
  page('/thankyou', undefined, t.thankYou(), () => import('../../pages/public/checkout/thank-you-page.tsx'), {
    hideSidebar: true,
    byAddress: true,
    translated: true,
  }),
]
