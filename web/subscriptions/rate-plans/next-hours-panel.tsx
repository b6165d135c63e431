import * as t from '@talentplace/contract/subscriptions/messages/next-hours'
import type { NextHours } from '@talentplace/contract/billing/subscriptions/next-hours.routes'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Subscription } from '../visible-subscription.ts'
import { showsSubscriptions } from '../shows-subscriptions.ts'
import styles from './next-hours.module.css'
import { NextHoursForm } from './next-hours-form.tsx'

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

function ChangeHours({ uuid }: { uuid: string }) {
  const [asking, setAsking] = useState(false)
  const { data, error } = useApi('projects.previewNextHours', { params: { uuid }, query: {} })
  const close = (): void => setAsking(false)
  if (error) return <p className={styles.effect}>{error.message}</p>
  if (!data || data.seats.length === 0) return null
  return (
    <>
      {data.is_changing && <Changing uuid={uuid} next={data} />}
      <Button variant="outline" onClick={() => setAsking(true)}>
        {data.is_changing ? t.changeAgain() : t.changeHours()}
      </Button>
      <Dialog opened={asking} title={t.changeHours()} onClose={close}>
        {asking && <NextHoursForm uuid={uuid} next={data} onClose={close} />}
      </Dialog>
    </>
  )
}

/** More or fewer hours from the next period on; nothing for what has ended or will. */
export function NextHoursPanel({ subscription }: { subscription: Subscription }) {
  const { uuid, classification, end_date } = subscription
  if (classification === 'past' || end_date !== null) return null
  return (
    <Panel title={t.nextPeriod()} lead={t.lead()}>
      <div className={styles.ways}>
        <ChangeHours uuid={uuid} />
      </div>
    </Panel>
  )
}
