import * as t from '@talentplace/contract/subscriptions/messages/pauses'
import type { PauseView } from '@talentplace/contract/subscriptions/pauses/pause-view'
import { useState } from 'react'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import type { Subscription } from '../visible-subscription.ts'
import styles from '../subscription-record.module.css'
import { PauseDialog } from './pause-dialog.tsx'
import { showsPauses } from './shows-pauses.ts'

/** Until it begins. */
function TakeBack({ uuid }: { uuid: string }) {
  const takeBack = useSave('projects.takeBackPause', {
    reloads: showsPauses,
    errorMessage: t.notCancelled(),
    onSaved: () => notify({ kind: 'success', message: t.pauseCancelled() }),
  })
  return (
    <>
      <Button variant="outline" busy={takeBack.isPending} onClick={() => takeBack.mutate({ params: { uuid } })}>
        {t.cancelPause()}
      </Button>
      <FormFailure failure={takeBack.failure} />
    </>
  )
}

function ChangeDay({ uuid }: { uuid: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t.changeDay()}
      </Button>
      <PauseDialog uuid={uuid} title={t.changeDay()} opened={asking} onClose={() => setAsking(false)} />
    </>
  )
}

function leadOf({ state, from, resumes_on }: PauseView): string {
  if (resumes_on === null)
    return state === 'coming' ? t.comingUnpaid({ day: calendarDay(from) }) : t.sinceUnpaid({ day: calendarDay(from) })
  const day = calendarDay(resumes_on)
  return state === 'coming' ? t.comingUntil({ from: calendarDay(from), day }) : t.runningUntil({ day })
}

/** A pause that is to come or under way, and how it is changed. Nothing for what has ended or will. */
export function PausePanel({ subscription }: { subscription: Subscription }) {
  const { uuid, classification, end_date, pause } = subscription
  if (classification === 'past' || end_date !== null || pause === null) return null
  return (
    <Panel title={pause.state === 'coming' ? t.upcoming() : t.paused()} lead={leadOf(pause)}>
      {pause.resumes_on !== null && (
        <div className={styles.ways}>
          <ChangeDay uuid={uuid} />
          {pause.state === 'coming' && <TakeBack uuid={uuid} />}
        </div>
      )}
    </Panel>
  )
}
