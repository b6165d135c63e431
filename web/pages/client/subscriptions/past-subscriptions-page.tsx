import { SubscriptionListScreen } from '../../../features/projects/subscriptions/subscription-list-screen.tsx'

/** /client/projects_past. */
export function PastSubscriptionsPage() {
  return <SubscriptionListScreen classification="past" />
}
