import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'
import { useConfiguration } from '../../../platform/configuration/configuration.ts'
import { firstName } from '../../../platform/formatting/first-name.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useMayDo } from '../../../platform/session/use-may-do.ts'
import { useSession } from '../../../platform/session/session.ts'
import { RecentPanel } from '../../../core/notifications/recent-panel.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Overview } from '../../../ui/page/overview.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './client-home.module.css'
import { MoneyPanel } from './money-panel.tsx'
import { NextStep } from './next-step.tsx'
import { OtherSearches } from './other-searches.tsx'
import { SubscriptionsPanel } from './subscriptions-panel.tsx'

/** B5.7: someone whom the client is asked about. Nothing where nobody is. */
function ReviewPanel({ names }: { names: readonly string[] }) {
  const [first] = names
  if (first === undefined) return null
  const others = names.length > 1 ? `, and ${names.length === 2 ? '1 other' : `${names.length - 1} others`}` : ''
  return (
    <Panel title={`How does ${first} do?`} lead={`A minute of your time helps ${first}${others}.`}>
      <LinkButton variant="outline" to={paths.reviews()}>
        Write a review
      </LinkButton>
    </Panel>
  )
}

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

/** Where a client turns for help. */
function HelpPanel() {
  const support = useConfiguration().data?.links.client_support
  return (
    <Panel
      title="Rather talk it through?"
      lead="Half an hour with our Solutions team, and we’ll come back with people who fit."
    >
      <LinkButton variant="outline" to={paths.contact()}>
        Book a discovery call
      </LinkButton>
      {support && (
        <p className={styles.or}>
          Or write to <a href={`mailto:${support}`}>{support}</a>.
        </p>
      )}
    </Panel>
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
