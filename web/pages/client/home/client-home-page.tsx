import { failureMessage } from '../../../platform/api/api-failure.ts'
import { useApi } from '../../../platform/api/query.ts'
import { firstName } from '../../../platform/formatting/first-name.ts'
import { useSession } from '../../../platform/session/session.ts'
import { RecentPanel } from '../../../features/notifications/recent-panel.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Overview } from '../../../ui/page/overview.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { HelpPanel } from './help-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { NextStep } from './next-step.tsx'
import { OtherSearches } from './other-searches.tsx'
import { SubscriptionsPanel } from './subscriptions-panel.tsx'

function Main() {
  const { data, error, refetch } = useApi('operations.getClientHome', {})
  if (error) {
    const message = failureMessage(error, 'Your home page could not be loaded.')
    return <LoadFailure message={message} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton height={248} />
      </div>
    )
  }
  const [draft, ...others] = data.drafts
  return (
    <>
      {data.has_subscribed && (
        <>
          <MoneyPanel />
          <SubscriptionsPanel />
        </>
      )}
      <NextStep draft={draft ?? null} hasSubscribed={data.has_subscribed} />
      {others.length > 0 && <OtherSearches drafts={others} total={data.drafts_count} />}
    </>
  )
}

/** A client's home: what to do next, and what happened. */
export default function ClientHomePage() {
  const { user } = useSession()
  const { data } = useApi('operations.getClientHome', {})
  return (
    <Overview
      heading={user ? `Hello, ${firstName(user.full_name)}` : 'Home'}
      about={data ? data.company : <Skeleton width={180} />}
      main={<Main />}
      side={
        <>
          <RecentPanel area="client" />
          <HelpPanel />
        </>
      }
    />
  )
}
