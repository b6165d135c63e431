import type { TodayLine } from '@talentplace/contract/desk/staff-today/staff-today.routes'
import type { StaffToday, TodayKind } from './today-kinds.ts'

/** How many lines of all kinds are shown; the figures below lead to the rest. */
export const maxVisible = 10

export interface PressingLine extends TodayLine {
  readonly kind: TodayKind
}

/** Overdue or due today, what someone waits for now, what has its day later, and the rest. */
function rankOf({ due_date, since }: TodayLine, today: string): number {
  if (due_date === null) return since === null ? 3 : 1
  return due_date <= today ? 0 : 2
}

/** By day, and whatever has waited longest, or begins first, first. */
const momentOf = ({ due_date, since }: TodayLine): string => `${due_date ?? ''} ${since ?? '~'}`

/** The most pressing lines of all kinds, the most pressing first. No interview of the day is left out: it happens at its hour. */
export function pressingLines({ today, yours }: Pick<StaffToday, 'today' | 'yours'>): PressingLine[] {
  const kinds = Object.keys(yours) as TodayKind[]
  const lines = kinds
    .flatMap((kind) => (yours[kind]?.lines ?? []).map((line) => ({ ...line, kind })))
    .map((line) => ({ line, rank: rankOf(line, today), moment: momentOf(line) }))
    .sort((a, b) => a.rank - b.rank || (a.moment < b.moment ? -1 : Number(a.moment > b.moment)))
    .map(({ line }) => line)
  return lines.filter(({ kind }, at) => at < maxVisible || kind === 'interviews')
}

/** How much of what waits is overdue, due today, and there altogether. */
export function totalsOf(yours: StaffToday['yours']): { count: number; overdue: number; due_today: number } {
  const totals = { count: 0, overdue: 0, due_today: 0 }
  for (const group of Object.values(yours)) {
    totals.count += group?.count ?? 0
    totals.overdue += group?.overdue ?? 0
    totals.due_today += group?.due_today ?? 0
  }
  return totals
}
