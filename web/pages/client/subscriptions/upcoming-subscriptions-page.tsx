import { SubscriptionListScreen } from '../../../features/projects/subscriptions/subscription-list-screen.tsx'

/** /client/projects_upcoming. */
export function UpcomingSubscriptionsPage() {
  return <SubscriptionListScreen classification="upcoming" />
}
