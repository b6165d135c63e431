import * as t from '@talentplace/contract/work/messages/timers'
import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { Button } from '../../ui/button.tsx'
import type { TimerReply } from './browser-controller.ts'
import { eventOf, timerLabel } from './timer-events.ts'
import type { TimerController } from './timer-controller.ts'
import styles from './timer.module.css'

/** Asked where nobody has given a sign for long. Without an answer the timer runs on, and its last stretch waits to be confirmed. */
export function StillWorking({ timer, desk }: { timer: Timer; desk: TimerController<TimerReply> }) {
  if (!timer.ask_still_working) return null
  return (
    <div className={styles.still} role="alert">
      <p className={styles.about}>{t.stillWorking({ label: timerLabel(timer) })}</p>
      <Button variant="outline" onClick={() => desk.record(eventOf(timer, 'still_working'))}>
        {t.yesWorking()}
      </Button>
    </div>
  )
}
