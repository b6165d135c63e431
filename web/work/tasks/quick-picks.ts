import * as t from '@talentplace/contract/work/messages/tasks'

/** A6.7: the days that a quick pick stands for, both included; null is open. */
export interface DayRange {
  readonly from: string | null
  readonly to: string | null
}

export type DueOrDone = 'due' | 'done'
export type QuickPick = 'overdue' | 'yesterday' | 'today' | 'tomorrow' | 'this_week' | 'end_week'

export const quickPickLabels: Readonly<Record<QuickPick, string>> = {
  overdue: t.overdue(),
  yesterday: t.yesterday(),
  today: t.today(),
  tomorrow: t.tomorrow(),
  this_week: t.thisWeek(),
  end_week: t.endOfWeek(),
}

/** A6.7: completed tasks have three of them. */
export const quickPicks: Readonly<Record<DueOrDone, readonly QuickPick[]>> = {
  due: ['overdue', 'yesterday', 'today', 'tomorrow', 'this_week', 'end_week'],
  done: ['yesterday', 'today', 'this_week'],
}

const dayLength = 86_400_000
const saturday = 6

export function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)
}

/** Monday of the week: on a weekend the one just over for what is done, the coming one for what is due. */
function monday(today: string, of: DueOrDone): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7
  const own = dayFrom(today, 1 - weekday)
  return weekday >= saturday && of === 'due' ? dayFrom(own, 7) : own
}

/** A6.7: the days of a pick. */
export function rangeOf(pick: QuickPick, today: string, of: DueOrDone): DayRange {
  const friday = dayFrom(monday(today, of), 4)
  switch (pick) {
    case 'overdue':
      return { from: null, to: dayFrom(today, -1) }
    case 'yesterday':
      return { from: dayFrom(today, -1), to: dayFrom(today, -1) }
    case 'today':
      return { from: today, to: today }
    case 'tomorrow':
      return { from: dayFrom(today, 1), to: dayFrom(today, 1) }
    case 'this_week':
      return { from: monday(today, of), to: friday }
    case 'end_week':
      return { from: null, to: friday }
  }
}

/** The pick whose days these are, if it is one. */
export function pickOf(range: DayRange, today: string, of: DueOrDone): QuickPick | null {
  const isSame = (pick: QuickPick) => {
    const { from, to } = rangeOf(pick, today, of)
    return from === range.from && to === range.to
  }
  return range.from === null && range.to === null ? null : (quickPicks[of].find(isSame) ?? null)
}
