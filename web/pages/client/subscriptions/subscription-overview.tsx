import * as t from '@talentplace/contract/subscriptions/messages/subscriptions'
import type { ProjectHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { ShortlistPanel } from '../../../hiring/match-board/shortlist-panel.tsx'
import type { useApi } from '../../../platform/api/query.ts'
import { useMayDo } from '../../../platform/session/use-may-do.ts'
import { BeyondPanel } from '../../../subscriptions/hours/beyond-panel.tsx'
import { HoursPanel } from '../../../subscriptions/hours/hours-panel.tsx'
import { overageWords } from '../../../subscriptions/hours/hours-words.ts'
import { WeekPanel } from '../../../subscriptions/hours/week-panel.tsx'
import { PausePanel } from '../../../subscriptions/pauses/pause-panel.tsx'
import { NextHoursPanel } from '../../../subscriptions/rate-plans/next-hours-panel.tsx'
import { CancelledPanel } from '../../../subscriptions/subscriptions/cancelled-panel.tsx'
import { DeclinedPanel } from '../../../subscriptions/subscriptions/declined-panel.tsx'
import type { Subscription } from '../../../subscriptions/visible-subscription.ts'
import { LatestMessagesPanel } from '../../../work/discussions/latest-messages-panel.tsx'
import { NextTasksPanel } from '../../../work/tasks/next-tasks-panel.tsx'
import styles from './subscription-overview.module.css'

interface SubscriptionOverviewProps {
  readonly subscription: Subscription
  readonly hours: ReturnType<typeof useApi<'projects.getProjectHours'>>
}

/** What waits for the client's word, before anything else. */
function Notices({ subscription, hours }: SubscriptionOverviewProps) {
  const { uuid, can_be_refunded, shortlist_count, ar_status } = subscription
  const works = useMayDo('work')
  const pays = useMayDo('money')
  return (
    <>
      {pays && ar_status !== 'current' && <p className={styles.warning}>{t.payOpenInvoice()}</p>}
      {can_be_refunded && <DeclinedPanel uuid={uuid} />}
      {works && shortlist_count > 0 && <ShortlistPanel uuid={uuid} count={shortlist_count} />}
      {pays && hours.data && <BeyondPanel hours={hours.data} />}
      {pays && !can_be_refunded && (
        <>
          <CancelledPanel subscription={subscription} />
          <PausePanel subscription={subscription} />
          <NextHoursPanel subscription={subscription} />
        </>
      )}
    </>
  )
}

const extraTime = ({ overage }: ProjectHours) => overageWords(overage)

/** Where a subscription stands: what waits, how the hours go on, what is done next and what was said last. */
export function SubscriptionOverview({ subscription, hours }: SubscriptionOverviewProps) {
  const { uuid, classification } = subscription
  const works = useMayDo('work')
  const pays = useMayDo('money')
  return (
    <>
      <Notices subscription={subscription} hours={hours} />
      <HoursPanel isShort hours={hours} {...(pays && classification !== 'past' && { noteOf: extraTime })} />
      <div className={styles.pair}>
        {works && <NextTasksPanel project={uuid} area="client" />}
        <div className={styles.column}>
          {classification === 'current' && <WeekPanel hours={hours} />}
          {works && <LatestMessagesPanel project={uuid} area="client" />}
        </div>
      </div>
    </>
  )
}
