import { awaySeconds, graceSeconds, longestPauseSeconds } from '@talentplace/contract/talent/skill-tests/skill-tests'

const second = 1000

export interface AttemptTime {
  readonly deadline: Date
  readonly last_seen: Date
  readonly pause_date: Date | null
  readonly pause_seconds: number
}

const later = (date: Date, seconds: number) => new Date(date.getTime() + seconds * second)

/** True while an interruption before its end could still cost no time. */
const mayPause = ({ deadline, last_seen, pause_date }: AttemptTime): boolean =>
  pause_date === null && deadline.getTime() - last_seen.getTime() > awaySeconds * second

/** When it is over, unless someone comes back before. */
export function closesAt(attempt: AttemptTime): Date {
  return later(attempt.deadline, mayPause(attempt) ? longestPauseSeconds : 0)
}

/** True once nothing can be answered any more, what the network takes included. */
export function isOver(attempt: AttemptTime, now: Date): boolean {
  return now > later(closesAt(attempt), graceSeconds)
}

/** Someone is there, now: the first time after an interruption the time runs on from when they left, up to ten minutes. */
export function seenNow(attempt: AttemptTime, now: Date): AttemptTime {
  const away = Math.floor((now.getTime() - attempt.last_seen.getTime()) / second)
  if (away <= awaySeconds || !mayPause(attempt)) {
    return { ...attempt, last_seen: now > attempt.last_seen ? now : attempt.last_seen }
  }
  const pause = Math.min(away, longestPauseSeconds)
  return {
    deadline: later(attempt.deadline, pause),
    last_seen: now,
    pause_date: attempt.last_seen,
    pause_seconds: pause,
  }
}

export function secondsLeft({ deadline }: Pick<AttemptTime, 'deadline'>, now: Date): number {
  return Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / second))
}

/** How long it took until it ended, without the pause. */
export function secondsUsed(attempt: AttemptTime & { readonly started_date: Date }, ended: Date): number {
  const whole = Math.round((ended.getTime() - attempt.started_date.getTime()) / second)
  return Math.max(0, whole - attempt.pause_seconds)
}
