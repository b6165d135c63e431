import { mayDo } from '@talentplace/contract/accounts/colleague-role'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { pagesOf } from './page-route.ts'
import { companyRead } from '../../accounts/company/use-company.ts'
import { cardsRead } from '../../accounts/cards/use-cards.ts'
import { firstDraftsRead } from '../../hiring/drafts/first-drafts.ts'
import { criteriaState } from '../../platform/criteria/criteria-store.ts'
import type { AppRoute, PageRoute } from './route.ts'

const page = pagesOf('public')

/** Its address and cards, which wait for no draft, and where nothing was chosen the draft itself. */
const checkoutReads: PageRoute['reads'] = (user) => {
  if (!user?.client_uuid || !hasPermission(user.permissions, 'client')) return []
  if (!mayDo(user.colleague_role, 'money')) return []
  const { uuid, rids } = criteriaState.read().criteria
  const isChosen = uuid !== null || rids.length > 0
  return [...(isChosen ? [] : [firstDraftsRead()]), companyRead(user.client_uuid), cardsRead(user.client_uuid)]
}

/** What follows on the search: checkout, its confirmation, and the thanks. */
export const funnelRoutes: readonly AppRoute[] = [
  page(
    '/client/checkout',
    { hasSession: true },
    'Checkout',
    () => import('../../pages/client/checkout/checkout-page.tsx'),
    { reads: checkoutReads, hideSidebar: true, loadInitialCheckout: true },
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
