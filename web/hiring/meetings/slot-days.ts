import * as t from '@talentplace/contract/hiring/messages/meetings'
import type { Slot } from '@talentplace/contract/hiring/meetings/meeting.routes'
import { formatDay } from '../../platform/formatting/day.ts'
import { localTime } from '../../platform/formatting/local-time.ts'

const weekdays = t.weekdays().split(' ')
const minute = 60_000

export interface SlotDay {
  /** Of the reader's own clock, e.g. `Mon, Nov 23rd 2026`. */
  readonly day: string
  readonly slots: readonly Slot[]
}

/** `Mon, Nov 23rd 2026`, on the clock of whoever reads it. */
export function dayText(start: string, offset: number): string {
  const at = Date.parse(start)
  const weekday = weekdays[new Date(at + offset * minute).getUTCDay()] ?? ''
  return t.dayOfWeek({ weekday, date: formatDay(offset, at) })
}

/** `14:20` on that clock. */
export function timeText(start: string, offset: number): string {
  return localTime(offset, Date.parse(start))
}

/** Free times by the reader's own days, in order. */
export function slotDays(slots: readonly Slot[]): SlotDay[] {
  const days = new Map<string, Slot[]>()
  for (const slot of slots) {
    const day = dayText(slot.start, slot.timezone_offset)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }))
}
