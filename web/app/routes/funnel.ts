import { pagesOf } from './page-route.ts'
import type { AppRoute } from './route.ts'

const page = pagesOf('public')

/** What follows on the search: checkout, its confirmation, and the thanks. */
export const funnelRoutes: readonly AppRoute[] = [
  page(
    '/client/checkout',
    { hasSession: true },
    'Checkout',
    () => import('../../pages/client/checkout/checkout-page.tsx'),
    { hideSidebar: true, loadInitialCheckout: true },
  ),
  page(
    '/client/checkout_confirmation/:uuid?',
    undefined,
    'Checkout confirmation',
    () => import('../../pages/public/checkout/checkout-confirmation-page.tsx'),
    { hideSidebar: true, byAddress: true },
  ),
  page('/thankyou', undefined, 'Thank you', () => import('../../pages/public/checkout/thank-you-page.tsx'), {
    hideSidebar: true,
    byAddress: true,
  }),
]
