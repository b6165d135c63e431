import * as t from '@talentplace/contract/accounts/messages/cards'
import { SignedAgreementsPanel } from '../../../hiring/checkout/agreement/signed-agreements-panel.tsx'
import { CardList } from '../../../accounts/cards/card-list.tsx'
import { CardsSkeleton } from '../../../accounts/cards/cards-skeleton.tsx'
import { CreditPanel } from '../../../billing/credit/credit-panel.tsx'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { MemberPage } from '../../../ui/page/member-page.tsx'

/** B9.1: `/client/billing`, the cards of the primary contact's company, and what is theirs. */
export default function BillingPage() {
  const { user } = useSession()
  return (
    <MemberPage heading={t.billing()} lead={t.billingLead()}>
      {user?.client_uuid ? <CardList clientUuid={user.client_uuid} /> : <CardsSkeleton />}
      {user?.client_uuid && <CreditPanel clientUuid={user.client_uuid} invoicePath={paths.clientInvoice} />}
      {user?.client_uuid && <SignedAgreementsPanel clientUuid={user.client_uuid} />}
    </MemberPage>
  )
}
