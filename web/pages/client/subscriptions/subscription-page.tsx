import { useParams } from 'react-router'
import { SignedAgreementsPanel } from '../../../hiring/checkout/agreement/signed-agreements-panel.tsx'
import { ShortlistPanel } from '../../../hiring/match-board/shortlist-panel.tsx'
import { DiscussionLink } from '../../../work/discussions/discussion-link.tsx'
import { InvoiceEntries } from '../../../billing/invoices/invoice-entries.tsx'
import type { Subscription } from '../../../subscriptions/visible-subscription.ts'
import { SubscriptionRecord } from '../../../subscriptions/subscriptions/subscription-record.tsx'
import { NextTasksPanel } from '../../../work/tasks/next-tasks-panel.tsx'
import { LatestTimePanel } from '../../../work/time/latest-time-panel.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { useMayDo } from '../../../platform/session/use-may-do.ts'
import { cardParts } from '../payment/card-parts.tsx'

const invoicesOf = ({ invoices, invoices_count }: Subscription) => (
  <InvoiceEntries invoices={invoices} total={invoices_count} />
)

const shortlistOf = ({ uuid, shortlist_count }: Subscription) =>
  shortlist_count > 0 && <ShortlistPanel uuid={uuid} count={shortlist_count} />

/** /client/projects/{uuid}/{rate_plan_uuid?}. */
export default function SubscriptionPage() {
  const { uuid = '', rate_plan_uuid = null } = useParams()
  const works = useMayDo('work')
  const client = useSession().user?.client_uuid ?? null
  return (
    <SubscriptionRecord
      key={uuid}
      uuid={uuid}
      ratePlan={rate_plan_uuid}
      invoicesOf={invoicesOf}
      shortlistOf={shortlistOf}
      cardParts={cardParts}
      agreements={client !== null && <SignedAgreementsPanel clientUuid={client} project={uuid} />}
      actions={works && <DiscussionLink project={uuid} area="client" />}
      work={
        works && (
          <>
            <NextTasksPanel project={uuid} area="client" />
            <LatestTimePanel project={uuid} area="client" />
          </>
        )
      }
    />
  )
}
