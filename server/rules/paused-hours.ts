import { pauseStateOn, type PauseDays } from './pauses.ts'

/** In days: how long the hours of a pause are kept, how long before that is told, and how long before it goes on they are taken again. */
const [storedFor, notifiedBefore, takenBefore] = [30, 7, 7]

const daysFrom = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()

/** In days: nothing is to be done about the hours of a pause before it has lasted so long. */
export const untouchedFor = storedFor - notifiedBefore

/** The first day on which hours are free that everyone is told of on `told`: whoever is told late has as many days as anyone. */
export function freeOnceNotified({ free }: PausedHours, notifiedDate: string): string {
  const earliest = daysFrom(notifiedDate, notifiedBefore)
  return free < earliest ? earliest : free
}

/** How the hours of a pause are kept, `YYYY-MM-DD`. */
export interface PausedHours {
  /** From this day on everyone is told. */
  readonly notify: string
  /** The first day on which they are free for other work. */
  readonly free: string
  /** The day on which they are taken again; null while nobody knows when it goes on. */
  readonly taken: string | null
}

/** Null where there is no pause, or one so short that its hours are kept all the time. */
export function pausedHoursOf({ paused_from, resumes_on }: PauseDays): PausedHours | null {
  if (paused_from === null) return null
  const free = daysFrom(paused_from, storedFor)
  const taken = resumes_on === null ? null : daysFrom(resumes_on, -takenBefore)
  if (taken !== null && taken <= free) return null
  return { notify: daysFrom(free, -notifiedBefore), free, taken }
}

/** What is to be done about them on a day, of a subscription whose hours everyone was told of on `told`, where they were. */
export function stepOfPausedHours(
  days: PauseDays,
  notifiedDate: string | null,
  today: string,
): 'tell' | 'free' | 'take' | 'keep' {
  const pausedHours = pausedHoursOf(days)
  if (pausedHours === null || pauseStateOn(days, today) !== 'running') return 'take'
  if (pausedHours.taken !== null && pausedHours.taken <= today) return 'take'
  if (notifiedDate === null) return pausedHours.notify <= today ? 'tell' : 'keep'
  return freeOnceNotified(pausedHours, notifiedDate) <= today ? 'free' : 'keep'
}
