import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'
import { firstName } from '../../../platform/formatting/first-name.ts'
import { useMayDo } from '../../../platform/session/use-may-do.ts'
import { useSession } from '../../../platform/session/session.ts'
import { RecentPanel } from '../../../core/notifications/recent-panel.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Overview } from '../../../ui/page/overview.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { HelpPanel } from './help-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { NextStep } from './next-step.tsx'
import { OtherSearches } from './other-searches.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { SubscriptionsPanel } from './subscriptions-panel.tsx'

function Panels({ home }: { home: Reply<'operations.getClientHome'> }) {
  const [draft, ...others] = home.drafts
  const works = useMayDo('work')
  return (
    <>
      {home.has_subscribed && (
        <>
          <MoneyPanel />
          <SubscriptionsPanel />
          {works && <ReviewPanel names={home.asked_about} />}
        </>
      )}
      <NextStep draft={draft ?? null} hasSubscribed={home.has_subscribed} />
      {others.length > 0 && <OtherSearches drafts={others} total={home.drafts_count} />}
    </>
  )
}

/** A client's home: what to do next, and what happened. */
export default function ClientHomePage() {
  const { user } = useSession()
  const home = useApi('operations.getClientHome', {})
  return (
    <Overview
      heading={user ? `Hello, ${firstName(user.full_name)}` : 'Home'}
      about={home.data ? home.data.company : <Skeleton width={180} />}
      main={
        <Loaded of={home} height={248} errorMessage="Your home page could not be loaded.">
          {(data) => <Panels home={data} />}
        </Loaded>
      }
      side={
        <>
          <RecentPanel area="client" />
          <HelpPanel />
        </>
      }
    />
  )
}
