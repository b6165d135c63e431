import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { built, routesOf } from './route-of.ts'
import { companyRead } from '../../features/clients/company/use-company.ts'
import { cardsRead } from '../../features/clients/cards/use-cards.ts'
import { firstDraftsRead } from '../../features/projects/first-drafts.ts'
import { criteriaState } from '../../platform/criteria/criteria-store.ts'
import type { AppRoute, PageRoute } from './route.ts'

const page = routesOf('public')

/** Its address and cards, which wait for no draft, and where nothing was chosen the draft itself. */
const checkoutReads: PageRoute['reads'] = (user) => {
  if (!user?.client_uuid || !hasPermission(user.permissions, 'client')) return []
  const { uuid, rids } = criteriaState.read().criteria
  const isChosen = uuid !== null || rids.length > 0
  return [...(isChosen ? [] : [firstDraftsRead()]), companyRead(user.client_uuid), cardsRead(user.client_uuid)]
}

/** What follows on the search: checkout, its confirmation, and the thanks. */
export const funnelRoutes: readonly AppRoute[] = [
  page(
    '/client/checkout',
    { hasSession: true },
    built('Checkout', 'pages/client/checkout/checkout-page.tsx', async () => {
      const { CheckoutPage } = await import('../../pages/client/checkout/checkout-page.tsx')
      return CheckoutPage
    }),
    { reads: checkoutReads, hideSidebar: true, loadInitialCheckout: true },
  ),
  page(
    '/client/checkout_confirmation/:uuid?',
    undefined,
    built('Checkout confirmation', 'pages/public/checkout/checkout-confirmation-page.tsx', async () => {
      const { CheckoutConfirmationPage } = await import('../../pages/public/checkout/checkout-confirmation-page.tsx')
      return CheckoutConfirmationPage
    }),
    { hideSidebar: true, byAddress: true },
  ),
  page(
    '/thankyou',
    undefined,
    built('Thank you', 'pages/public/checkout/thank-you-page.tsx', async () => {
      const { ThankYouPage } = await import('../../pages/public/checkout/thank-you-page.tsx')
      return ThankYouPage
    }),
    { hideSidebar: true, byAddress: true },
  ),
]
