import { useParams } from 'react-router'
import { DiscussionLink } from '../../../features/discussions/discussion-link.tsx'
import { InvoiceEntries } from '../../../features/invoices/invoice-entries.tsx'
import type { Subscription } from '../../../features/projects/subscriptions/shown-subscription.ts'
import { SubscriptionRecord } from '../../../features/projects/subscriptions/subscription-record.tsx'
import { NextTasksPanel } from '../../../features/tasks/next-tasks-panel.tsx'
import { LatestTimePanel } from '../../../features/time/latest-time-panel.tsx'
import { cardParts } from '../payment/card-parts.tsx'

const invoicesOf = ({ invoices, invoices_count }: Subscription) => (
  <InvoiceEntries invoices={invoices} total={invoices_count} />
)

/** /client/projects/{uuid}/{rate_plan_uuid?}. */
export default function SubscriptionPage() {
  const { uuid = '', rate_plan_uuid = null } = useParams()
  return (
    <SubscriptionRecord
      key={uuid}
      uuid={uuid}
      ratePlan={rate_plan_uuid}
      invoicesOf={invoicesOf}
      cardParts={cardParts}
      actions={<DiscussionLink project={uuid} area="client" />}
      work={
        <>
          <NextTasksPanel project={uuid} area="client" />
          <LatestTimePanel project={uuid} area="client" />
        </>
      }
    />
  )
}
