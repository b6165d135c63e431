import * as t from '@talentplace/contract/work/messages/timers'
import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { useSyncExternalStore } from 'react'
import { everySecond } from './use-seconds.ts'
import { limitStatus, type LimitStatus } from './limit-status.ts'
import { timeOfServer } from './server-clock.ts'
import type { TimerList } from './use-timers.ts'
import styles from './timer.module.css'

interface LimitWarningProps {
  readonly timer: Timer
  readonly timers: readonly Timer[]
  readonly list: TimerList | undefined
}

function useLimitStatus({ timer, timers, list }: LimitWarningProps): LimitStatus {
  const ratePlan = list?.places.find(({ rate_plan_uuid }) => rate_plan_uuid === timer.rate_plan_uuid)
  const read = (): LimitStatus =>
    list ? limitStatus(timer, { timers, ratePlan, known: list.now, at: timeOfServer.now() }) : null
  return useSyncExternalStore(everySecond, read, read)
}

/**
 * Says in time that the client's hours end, and what becomes of what is worked then.
 * @param brief without the latter: at the edge of a page there is little room
 */
export function LimitWarning({ brief = false, ...props }: LimitWarningProps & { brief?: boolean }) {
  const limit = useLimitStatus(props)
  const { company } = props.timer
  if (limit === null) return null
  const text = limit === 'soon' ? t.limitSoon({ company }) : t.limitReached({ company })
  return <output className={styles.limit}>{brief ? text : t.beyondLimit({ limit: text })}</output>
}
