import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import type { TimerReply } from './browser-controller.ts'
import { eventOf, timerLabel } from './timer-events.ts'
import { RunningTime } from './running-time.tsx'
import type { TimerController } from './timer-controller.ts'
import styles from './timer.module.css'

/** Throws a timer's time away, once that was confirmed. */
export function DiscardTimer({ timer, desk }: { timer: Timer; desk: TimerController<TimerReply> }) {
  const [asking, setAsking] = useState(false)
  const label = timerLabel(timer)
  return (
    <>
      <TextButton
        tone="muted"
        className={styles.discard}
        aria-label={`Discard ${label}`}
        onClick={() => setAsking(true)}
      >
        Discard
      </TextButton>
      <Dialog opened={asking} title="Discard this time?" onClose={() => setAsking(false)}>
        <div className={styles.dialog}>
          <p className={styles.about}>
            <RunningTime timer={timer} /> on {label} won’t be logged and can’t be brought back.
          </p>
          <div className={styles.dialogActions}>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Keep the timer
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                desk.record(eventOf(timer, 'discard'))
                setAsking(false)
              }}
            >
              Discard the time
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
