import * as t from '@talentplace/contract/subscriptions/messages/pauses'
import type { PauseView } from '@talentplace/contract/subscriptions/pauses/pause-view'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Subscription } from '../visible-subscription.ts'
import styles from '../subscription-record.module.css'
import { PauseForm } from './pause-form.tsx'
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

function PauseRequest({ uuid, label }: { uuid: string; label: string }) {
  const [asking, setAsking] = useState(false)
  const { data, error } = useApi('projects.previewPause', { params: { uuid }, query: {} })
  const close = (): void => setAsking(false)
  if (error) return <p className={styles.note}>{error.message}</p>
  if (!data) return null
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog opened={asking} title={label} onClose={close}>
        {asking && <PauseForm uuid={uuid} effect={data} onClose={close} />}
      </Dialog>
    </>
  )
}

function leadOf({ state, from, resumes_on }: PauseView): string {
  if (resumes_on === null)
    return state === 'coming' ? t.comingUnpaid({ day: calendarDay(from) }) : t.sinceUnpaid({ day: calendarDay(from) })
  const day = calendarDay(resumes_on)
  return state === 'coming' ? t.comingUntil({ from: calendarDay(from), day }) : t.runningUntil({ day })
}

function Paused({ uuid, pause }: { uuid: string; pause: PauseView }) {
  return (
    <Panel title={pause.state === 'coming' ? t.upcoming() : t.paused()} lead={leadOf(pause)}>
      {pause.resumes_on !== null && (
        <div className={styles.ways}>
          <PauseRequest uuid={uuid} label={t.changeDay()} />
          {pause.state === 'coming' && <TakeBack uuid={uuid} />}
        </div>
      )}
    </Panel>
  )
}

/** How a subscription rests for a while; nothing for what has ended or will. */
export function PausePanel({ subscription }: { subscription: Subscription }) {
  const { uuid, classification, end_date, pause } = subscription
  if (classification === 'past' || end_date !== null) return null
  if (pause) return <Paused uuid={uuid} pause={pause} />
  return (
    <Panel title={t.pause()} lead={t.lead()}>
      <PauseRequest uuid={uuid} label={t.pauseThis()} />
    </Panel>
  )
}
