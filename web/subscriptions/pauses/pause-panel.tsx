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
    errorMessage: 'The pause could not be taken back. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Your subscription isn’t paused: it renews as before.' }),
  })
  return (
    <>
      <Button variant="outline" busy={takeBack.isPending} onClick={() => takeBack.mutate({ params: { uuid } })}>
        Take the pause back
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
    return state === 'coming'
      ? `From ${calendarDay(from)}, because an invoice is unpaid. Pay it before then and nothing is paused.`
      : `Since ${calendarDay(from)}, because an invoice is unpaid. Pay it and the work continues that day.`
  const begins =
    state === 'coming'
      ? `From ${calendarDay(from)} nothing is charged and nobody works`
      : 'Nothing is charged and nobody works'
  return `${begins}. On ${calendarDay(resumes_on)} it continues automatically and a new period begins.`
}

function Paused({ uuid, pause }: { uuid: string; pause: PauseView }) {
  return (
    <Panel title={pause.state === 'coming' ? 'Pause to come' : 'Paused'} lead={leadOf(pause)}>
      {pause.resumes_on !== null && (
        <div className={styles.ways}>
          <PauseRequest uuid={uuid} label="Change the day" />
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
    <Panel title="Pause" lead="From the next period, for up to two months. We’ll show you exactly what happens first.">
      <PauseRequest uuid={uuid} label="Pause this subscription" />
    </Panel>
  )
}
