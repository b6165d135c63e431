import { beingBuilt } from './being-built.ts'
import { routesOf } from './route-of.ts'
import { paths } from '../../platform/navigation/paths.ts'
import type { AppRoute } from './route.ts'

const page = routesOf('public')
const search = { label: 'Go on with my search', to: paths.search() }

/** What follows on the search: checkout, its confirmation, and the thanks. */
export const funnelRoutes: readonly AppRoute[] = [
  page(
    '/client/checkout',
    { hasSession: true },
    {
      title: 'Checkout',
      source: 'pages/shared/checkout-page.tsx',
      page: async () => (await import('../../pages/shared/checkout-page.tsx')).CheckoutPage,
      built: false,
    },
    { hideSidebar: true, loadInitialCheckout: true },
  ),
  page(
    '/client/checkout_confirmation/:uuid?',
    undefined,
    beingBuilt('Checkout confirmation', 'What was agreed: roles, hours, first names and the day it begins.', search),
    { hideSidebar: true },
  ),
  page(
    '/thankyou',
    undefined,
    beingBuilt('Thank you', 'What happens next once a subscription is paid: the matching meeting and how to prepare.', {
      label: 'Contact us',
      to: paths.contact(),
    }),
    { hideSidebar: true },
  ),
]
