import type { ProjectHours } from '@talentplace/contract/subscriptions/hours/hours.routes'

const day = 86_400_000

export interface DayOfWeek {
  readonly date: string
  readonly seconds: number
  readonly isToday: boolean
}

/** The seven days, Monday first, of the week that today is in, and what was worked in each of them that is of the period. */
export function weekOfDays({ today, days }: Pick<ProjectHours, 'today' | 'days'>): readonly DayOfWeek[] {
  const at = Date.parse(today)
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  const worked = new Map(days.map(({ date, billable_seconds }) => [date, billable_seconds]))
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(at + (index - sinceMonday) * day).toISOString().slice(0, 10)
    return { date, seconds: worked.get(date) ?? 0, isToday: date === today }
  })
}
