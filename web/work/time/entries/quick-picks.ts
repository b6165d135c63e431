import * as t from '@talentplace/contract/work/messages/time'
import { daysAfter } from './days-after.ts'

/** A6.7, as far as it is about days that time was logged on. */
export const quickPicks = [
  { value: 'today', label: t.today() },
  { value: 'yesterday', label: t.yesterday() },
  { value: 'this_week', label: t.thisWeek() },
] as const

export type QuickPick = (typeof quickPicks)[number]['value']

/** The Monday of a day's week; on a weekend that of the week which just ended. */
export function mondayOf(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return daysAfter(today, -((weekday + 6) % 7))
}

/** First and last day of a pick, `today` on the viewer's calendar. */
export function daysOf(pick: QuickPick, today: string): { from: string; to: string } {
  if (pick === 'this_week') return { from: mondayOf(today), to: daysAfter(mondayOf(today), 4) }
  const chosen = pick === 'today' ? today : daysAfter(today, -1)
  return { from: chosen, to: chosen }
}

/** The pick that filters stand for; null: another span, or none. */
export function pickOf(from: string | undefined, to: string | undefined, today: string): QuickPick | null {
  const found = quickPicks.find(({ value }) => {
    const days = daysOf(value, today)
    return days.from === from && days.to === to
  })
  return found?.value ?? null
}
