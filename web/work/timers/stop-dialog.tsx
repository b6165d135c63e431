import * as t from '@talentplace/contract/work/messages/timers'
import { isInvisible } from '@talentplace/contract/shared/invisible'
import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { clockText } from './clock-text.ts'
import { timerLabel } from './timer-events.ts'
import { secondsAt } from './to-timer-views.ts'
import styles from './timer.module.css'

const longest = 1000

interface StopFormProps {
  readonly timer: Timer
  readonly stoppedAt: string
  readonly onStop: (timer: Timer, description: string, at: string) => void
  readonly onClose: () => void
}

function StopForm({ timer, stoppedAt, onStop, onClose }: StopFormProps) {
  const [text, setText] = useState('')
  const [issue, setIssue] = useState<string | null>(null)
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isInvisible(text)) setIssue(t.descriptionFirst())
    else onStop(timer, text.trim(), stoppedAt)
  }
  return (
    <form className={styles.dialog} noValidate onSubmit={submit}>
      <p className={styles.about}>
        {t.countsUntil({ label: timerLabel(timer), time: clockText(secondsAt(timer, Date.parse(stoppedAt))) })}
      </p>
      <TextAreaField
        data-autofocus
        label={t.whatDidYouDo()}
        rows={3}
        maxLength={longest}
        value={text}
        error={issue}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setIssue(null)
        }}
      />
      <div className={styles.dialogActions}>
        <Button type="submit">{t.stopAndSave()}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t.leaveRunning()}
        </Button>
      </div>
    </form>
  )
}

interface StopDialogProps extends Omit<StopFormProps, 'timer' | 'stoppedAt'> {
  /** The timer, and when Stop was pressed; null: it wasn't. */
  readonly requested: Pick<StopFormProps, 'timer' | 'stoppedAt'> | null
}

/** Asks what a timer without a description was for, before it is stopped. */
export function StopDialog({ requested, ...form }: StopDialogProps) {
  return (
    <Dialog opened={requested !== null} title={t.stopTitle()} onClose={form.onClose}>
      {requested !== null && <StopForm {...form} {...requested} />}
    </Dialog>
  )
}
