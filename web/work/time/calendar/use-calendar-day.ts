import * as t from '@talentplace/contract/work/messages/entries'
import { useLocation, useNavigate } from 'react-router'

export const timeViews = [
  { value: 'list', label: t.list() },
  { value: 'day', label: t.day() },
] as const
export type TimeView = (typeof timeViews)[number]['value']

interface CalendarDay {
  readonly view: TimeView
  /** The calendar day to show (`2026-11-28`); null: today. */
  readonly day: string | null
  readonly chooseView: (view: TimeView) => void
  readonly chooseDay: (day: string | null) => void
}

/** Whether time is shown as a list or as the calendar of a day, kept in the address. */
export function useCalendarDay(): CalendarDay {
  const { search } = useLocation()
  const navigate = useNavigate()
  const parameters = new URLSearchParams(search)
  const day = parameters.get('day')
  const go = (change: (next: URLSearchParams) => void): void => {
    const next = new URLSearchParams(search)
    change(next)
    void navigate({ search: next.size === 0 ? '' : `?${next}` }, { preventScrollReset: true })
  }
  return {
    view: parameters.get('view') === 'day' ? 'day' : 'list',
    day: day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    chooseView: (view) =>
      go((next) => {
        next.delete('day')
        if (view === 'list') next.delete('view')
        else next.set('view', view)
      }),
    chooseDay: (chosen) =>
      go((next) => {
        if (chosen === null) next.delete('day')
        else next.set('day', chosen)
      }),
  }
}
