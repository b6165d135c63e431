import { SubscriptionListScreen } from '../../../features/projects/subscriptions/subscription-list-screen.tsx'

/** /client/projects. */
export function CurrentSubscriptionsPage() {
  return <SubscriptionListScreen classification="current" />
}
