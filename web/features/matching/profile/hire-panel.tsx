import type { ReactNode } from 'react'
import { aboutHoursAWeek } from '../../../platform/formatting/hours.ts'
import { availableHours } from './available-hours.ts'
import styles from './hire-panel.module.css'
import { Section } from './section.tsx'

interface HirePanelProps {
  readonly person: { readonly available_hours_per_month: number; readonly monthly_hours_committed: number }
  /** Of the search the page was opened by; null without one. */
  readonly score: number | null
  /** Hours asked for in that search, all roles together, as '30 h a month'; null without one. */
  readonly asked: string | null
  /** What they cost. */
  readonly price: ReactNode
  /** What can be done with this person. */
  readonly action: ReactNode
}

/** B5.4: the hours a month that are still free beside those asked for, what they cost, and the way into the talent pool. */
export function HirePanel({ person, score, asked, price, action }: HirePanelProps) {
  const hours = availableHours(person)
  return (
    <Section title="Current availability">
      <p className={styles.hours}>
        <span className={styles.number}>{hours} h</span> a month
      </p>
      <p className={styles.note}>
        {hours > 0 ? `${aboutHoursAWeek(hours)}. ` : 'Fully booked at the moment. '}
        {person.monthly_hours_committed > 0
          ? `${person.monthly_hours_committed} h of ${person.available_hours_per_month} h a month are committed to other clients.`
          : 'No hours are committed to other clients.'}
      </p>
      {asked !== null && (
        <div className={styles.asked}>
          <p className={styles.search}>
            Your search: {asked}
            {score !== null && <span className={styles.match}>{score} of 100 match</span>}
          </p>
          {price}
        </div>
      )}
      {action}
    </Section>
  )
}

/** On a phone: the same in a line or two that stays at the bottom of the screen while the profile is read. */
export function HireBar({ person, score, price, action }: Omit<HirePanelProps, 'asked'>) {
  return (
    <div className={styles.bar}>
      <div className={styles.facts}>
        <p className={styles.line}>
          {score !== null && <strong>{score} match · </strong>}
          {availableHours(person)} h free
        </p>
        {price}
      </div>
      {action}
    </div>
  )
}
