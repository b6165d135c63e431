import * as t from '@talentplace/contract/core/messages/client-home'
import * as titles from '@talentplace/contract/core/messages/titles'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'
import { useConfiguration } from '../../../platform/configuration/configuration.ts'
import { firstName } from '../../../platform/formatting/first-name.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { RecentPanel } from '../../../core/notifications/recent-panel.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Overview } from '../../../ui/page/overview.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Rich } from '../../../ui/rich.tsx'
import styles from './client-home.module.css'
import { NextActions } from './next-actions.tsx'
import { NextStep } from './next-step.tsx'
import { OtherSearches } from './other-searches.tsx'
import { SubscriptionsPanel } from './subscriptions-panel.tsx'

/** What the client searched for and can continue; without a subscription it is the one thing to do. */
function Searches({ home }: { home: Reply<'operations.getClientHome'> }) {
  const [draft, ...others] = home.drafts
  return (
    <>
      <NextStep draft={draft ?? null} hasSubscribed={home.has_subscribed} />
      {others.length > 0 && <OtherSearches drafts={others} total={home.drafts_count} />}
    </>
  )
}

/** Where a client turns for help. */
function HelpPanel() {
  const support = useConfiguration().data?.links.client_support
  return (
    <Panel title={t.talkItThrough()} lead={t.callOffer()}>
      <LinkButton variant="outline" to={paths.contact()}>
        {t.bookCall()}
      </LinkButton>
      {support && (
        <p className={styles.or}>
          <Rich of={t.orWrite} values={{ mail: support }} link={(text) => <a href={`mailto:${support}`}>{text}</a>} />
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
      endsTogether
      heading={user ? t.hello({ name: firstName(user.full_name) }) : titles.home()}
      about={home.data ? home.data.company : <Skeleton width={180} />}
      main={
        <Loaded of={home} height={248} errorMessage={t.notLoaded()}>
          {(data) =>
            data.has_subscribed ? (
              <>
                <NextActions askedAbout={data.asked_about} />
                <SubscriptionsPanel />
                <HelpPanel />
              </>
            ) : (
              <Searches home={data} />
            )
          }
        </Loaded>
      }
      side={
        <>
          {home.data?.has_subscribed && <Searches home={home.data} />}
          <RecentPanel area="client" />
          {home.data?.has_subscribed === false && <HelpPanel />}
        </>
      }
    />
  )
}
