import * as t from '@talentplace/contract/core/messages/client-home'
import type { ClientProject } from '@talentplace/contract/subscriptions/subscriptions/subscription.routes'
import { Link } from 'react-router'
import { AddHours } from '../../../subscriptions/hours/add-hours.tsx'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { sentenceHours } from '../../../platform/formatting/hours.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useMayDo } from '../../../platform/session/use-may-do.ts'
import { runsLow } from '../../../subscriptions/hours/runs-low.ts'
import { Panel } from '../../../ui/panel.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { cardParts } from '../payment/card-parts.tsx'
import styles from './client-home.module.css'
import { SubscriptionRow } from './subscription-row.tsx'
import { useOpenSubscriptions } from './use-open-subscriptions.ts'

/** How many of those that begin are shown. */
const maxUpcoming = 3

type Open = Reply<'projects.getOpenSubscriptions'>

interface MoreHoursProps {
  readonly project: ClientProject
  readonly hours: Reply<'projects.getProjectHours'>
  readonly clientUuid: string
}

/** More hours for a subscription that runs and is paid; where little is left, the thing to do. */
function MoreHours({ project, hours, clientUuid }: MoreHoursProps) {
  const { remaining_seconds: remaining, billable_seconds } = hours.period
  if (project.hours_remaining === null || project.ar_status !== 'current') return null
  const isLow = runsLow({ remaining, granted: remaining + billable_seconds })
  return (
    <>
      {isLow && (
        <p className={styles.low}>{remaining > 0 ? t.onlyLeft({ hours: sentenceHours(remaining) }) : t.allUsed()}</p>
      )}
      <AddHours uuid={project.uuid} clientUuid={clientUuid} variant={isLow ? 'filled' : 'quiet'} {...cardParts} />
    </>
  )
}

function Running({ client_uuid, open: { current, current_count, upcoming } }: { client_uuid: string; open: Open }) {
  const begins = upcoming.slice(0, maxUpcoming)
  const pays = useMayDo('money')
  if (current.length + begins.length === 0) return null
  return (
    <Panel
      title={t.yourSubscriptions()}
      actions={
        current_count > current.length && <Link to={paths.clientProjects()}>{t.all({ count: current_count })}</Link>
      }
    >
      <ul className={styles.searches}>
        {current.map(({ project, hours }) => (
          <SubscriptionRow key={project.uuid} project={project} hours={hours}>
            {pays && <MoreHours project={project} hours={hours} clientUuid={client_uuid} />}
          </SubscriptionRow>
        ))}
        {begins.map((project) => (
          <SubscriptionRow key={project.uuid} project={project} />
        ))}
      </ul>
    </Panel>
  )
}

/** The subscriptions that run, with their hours and how these go on, or begin; absent while there are none. */
export function SubscriptionsPanel() {
  const { client_uuid, enabled, open } = useOpenSubscriptions()
  const { data, isLoading, error } = open
  if (isLoading) return <Skeleton height={120} />
  if (error && !data) {
    const message = failureMessage(error, t.subscriptionsNotLoaded())
    return <LoadFailure message={message} onRetry={() => void open.refetch()} />
  }
  if (client_uuid === null || !enabled || !data) return null
  return <Running client_uuid={client_uuid} open={data} />
}
