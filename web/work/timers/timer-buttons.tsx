import * as t from '@talentplace/contract/work/messages/timers'
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { Button } from '../../ui/button.tsx'
import type { TimerReply } from './browser-controller.ts'
import { eventOf, timerLabel } from './timer-events.ts'
import { stopTimer } from './stop-request.ts'
import type { TimerController } from './timer-controller.ts'
import styles from './timer.module.css'

interface TimerButtonsProps {
  readonly timer: Timer
  /** Another one runs: it is stopped when this one goes on. */
  readonly another: boolean
  readonly desk: TimerController<TimerReply>
}

/** Pause or resume, and stop. What the client pays for needs a word about it; without a task's name stopping asks for one. */
export function TimerButtons({ timer, another, desk }: TimerButtonsProps) {
  const running = timer.state === 'running'
  const label = timerLabel(timer)

  return (
    <>
      <Button
        variant="outline"
        aria-label={running ? t.pauseThis({ label }) : t.resumeThis({ label })}
        onClick={() =>
          desk.record(running ? eventOf(timer, 'pause') : eventOf(timer, 'resume', another ? { replace: true } : {}))
        }
      >
        {running ? (
          <IconPlayerPauseFilled size={16} aria-hidden="true" />
        ) : (
          <IconPlayerPlayFilled size={16} aria-hidden="true" />
        )}
        <span className={styles.word}>{running ? t.pause() : t.resume()}</span>
      </Button>
      <Button aria-label={t.stopThis({ label })} onClick={() => stopTimer(timer, desk)}>
        <IconPlayerStopFilled size={16} aria-hidden="true" />
        <span className={styles.word}>{t.stop()}</span>
      </Button>
    </>
  )
}
