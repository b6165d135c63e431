import type { RolloverHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { rolloverLineText } from './carried-words.ts'
import styles from './hours-panel.module.css'

/** What was carried from which period into which, and what became of it. */
export function RolloverLedger({ lines }: { lines: readonly RolloverHours[] }) {
  if (lines.length === 0) return null
  return (
    <details className={styles.days}>
      <summary>Carried hours, period by period</summary>
      <Entries>
        {lines.map((line) => (
          <Entry
            key={`${line.into.start} ${line.from.start}`}
            name={`Into ${calendarDay(line.into.start)} to ${calendarDay(line.into.end)}`}
            detail={`From ${calendarDay(line.from.start)} to ${calendarDay(line.from.end)}`}
            note={rolloverLineText(line)}
          />
        ))}
      </Entries>
    </details>
  )
}
