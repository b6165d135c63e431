import * as t from '@talentplace/contract/subscriptions/messages/record'
import { printedParts, printedHours } from '@talentplace/contract/shared/hours-text'
import type { CSSProperties } from 'react'
import type { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { printedText } from '../../platform/formatting/printed-hours.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { weekOfDays, type DayOfWeek } from './week-of-days.ts'
import styles from './week-panel.module.css'

const names = t.weekdays().split(' ')

function Bars({ week }: { week: readonly DayOfWeek[] }) {
  const max = Math.max(...week.map(({ seconds }) => seconds))
  const printed = printedParts(week.map(({ seconds }) => seconds))
  return (
    <ol className={styles.week}>
      {week.map(({ date, seconds, isToday }, at) => (
        <li key={date} aria-current={isToday ? 'date' : undefined}>
          <span className={styles.room} aria-hidden="true">
            <span style={{ height: `${(100 * seconds) / max}%` } satisfies CSSProperties} />
          </span>
          <span aria-hidden="true">{names[at]}</span>
          <VisuallyHidden>
            {calendarDay(date)}: {printedText(printed[at] ?? printedHours(0))}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}

/** What was worked for a subscription on each day of this week. */
export function WeekPanel({ hours }: { hours: ReturnType<typeof useApi<'projects.getProjectHours'>> }) {
  const week = hours.data && weekOfDays(hours.data)
  const total = (week ?? []).reduce((sum, { seconds }) => sum + seconds, 0)
  return (
    <Panel title={t.thisWeek()} lead={total > 0 ? t.weekTotal({ total: Math.round(total / 360) / 10 }) : undefined}>
      <Loaded of={hours} height={112}>
        {() => (week && total > 0 ? <Bars week={week} /> : <p className={styles.none}>{t.nothingThisWeek()}</p>)}
      </Loaded>
    </Panel>
  )
}
