import * as t from '@talentplace/contract/work/messages/timers'
import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Rich } from '../../ui/rich.tsx'
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
        aria-label={t.discardThis({ label })}
        onClick={() => setAsking(true)}
      >
        {t.discard()}
      </TextButton>
      <Dialog opened={asking} title={t.discardQuestion()} onClose={() => setAsking(false)}>
        <div className={styles.dialog}>
          <p className={styles.about}>
            <Rich of={t.discardNote} values={{ label }} time={() => <RunningTime timer={timer} />} />
          </p>
          <div className={styles.dialogActions}>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t.leaveTimer()}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                desk.record(eventOf(timer, 'discard'))
                setAsking(false)
              }}
            >
              {t.discardTime()}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
