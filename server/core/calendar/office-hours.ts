import { offsetAt } from '../../platform/clock/zones.ts'

const minute = 60_000
const daysAhead = 14
const slotMinutes = 30
/** So that nobody is surprised by a call. */
const noticeMinutes = 120

/** When we can be met: whole hours on the clock of a zone, Monday to Friday. */
export interface OfficeHours {
  readonly timezone: string
  readonly opens: number
  readonly closes: number
}

const saturday = 6

/** The instant at which the clock of a zone shows that date and time. */
function instantOf(local: Temporal.PlainDateTime, timezone: string): Date {
  const asUtc = Date.parse(`${local.toString()}Z`)
  const guess = asUtc - (offsetAt(timezone, new Date(asUtc)) ?? 0) * minute
  return new Date(asUtc - (offsetAt(timezone, new Date(guess)) ?? 0) * minute)
}

function dateAt(instant: Date, timezone: string): Temporal.PlainDate {
  const local = new Date(instant.getTime() + (offsetAt(timezone, instant) ?? 0) * minute)
  return Temporal.PlainDate.from(local.toISOString().slice(0, 10))
}

/** The beginnings of every slot we offer from now on, taken or not, in order. */
export function offeredSlots({ timezone, opens, closes }: OfficeHours, now: Date): Date[] {
  const earliest = now.getTime() + noticeMinutes * minute
  const latest = now.getTime() + daysAhead * 24 * 60 * minute
  const first = dateAt(now, timezone)
  const slots: Date[] = []
  for (let day = 0; day <= daysAhead; day += 1) {
    const date = first.add({ days: day })
    if (date.dayOfWeek >= saturday) continue
    for (let at = opens * 60; at < closes * 60; at += slotMinutes) {
      const start = instantOf(date.toPlainDateTime({ hour: Math.floor(at / 60), minute: at % 60 }), timezone)
      if (start.getTime() >= earliest && start.getTime() <= latest) slots.push(start)
    }
  }
  return slots
}

export function slotEnd(start: Date): Date {
  return new Date(start.getTime() + slotMinutes * minute)
}
