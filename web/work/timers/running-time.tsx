import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { clockText } from './clock-text.ts'
import { useSeconds } from './use-seconds.ts'
import styles from './timer.module.css'

/** The time on a timer, counting. */
export function RunningTime({ timer }: { timer: Timer }) {
  const text = clockText(useSeconds(timer))
  return (
    <span role="timer" className={styles.time} data-running={timer.state === 'running' || undefined}>
      {text}
    </span>
  )
}
