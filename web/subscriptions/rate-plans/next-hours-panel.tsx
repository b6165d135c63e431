import * as t from '@talentplace/contract/subscriptions/messages/next-hours'
import type { NextHours } from '@talentplace/contract/billing/subscriptions/next-hours.routes'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import type { Subscription } from '../visible-subscription.ts'
import { showsSubscriptions } from '../shows-subscriptions.ts'
import styles from './next-hours.module.css'

function changeText({ seats, later, from }: NextHours): string {
  const changes = seats
    .filter(({ hours_now, hours_then }) => hours_now !== hours_then)
    .map(({ role, hours_now, hours_then }) => t.change({ role, now: hours_now, later: hours_then }))
  return t.changing({
    day: calendarDay(from),
    changes: changes.join(', '),
    amount: formatMoney(later.total_cents, later.currency),
  })
}

/** A change that hasn’t begun, and the way back. */
function Changing({ uuid, next }: { uuid: string; next: NextHours }) {
  const keep = useSave('projects.keepHours', {
    reloads: [...showsSubscriptions, 'projects.previewNextHours'],
    errorMessage: t.notUndone(),
    onSaved: () => notify({ kind: 'success', message: t.stay() }),
  })
  return (
    <>
      <p className={styles.effect}>{changeText(next)}</p>
      <div>
        <Button variant="outline" busy={keep.isPending} onClick={() => keep.mutate({ params: { uuid } })}>
          {t.keepAsIs()}
        </Button>
        <FormFailure failure={keep.failure} />
      </div>
    </>
  )
}

/** Hours that change with the next period. Nothing while none do, or for what has ended or will. */
export function NextHoursPanel({ subscription }: { subscription: Subscription }) {
  const { uuid, classification, end_date } = subscription
  const enabled = classification !== 'past' && end_date === null
  const { data } = useApi('projects.previewNextHours', { params: { uuid }, query: {} }, { enabled })
  if (!enabled || !data?.is_changing) return null
  return (
    <Panel title={t.nextPeriod()}>
      <div className={styles.ways}>
        <Changing uuid={uuid} next={data} />
      </div>
    </Panel>
  )
}
