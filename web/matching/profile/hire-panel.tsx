import * as t from '@talentplace/contract/matching/messages/profile'
import type { ReactNode } from 'react'
import { dayRange } from '../../platform/formatting/day-range.ts'
import { aboutHoursAWeek } from '../../platform/formatting/hours.ts'
import { availableHours } from './available-hours.ts'
import styles from './hire-panel.module.css'
import { Section } from './section.tsx'

interface HirePanelProps {
  readonly person: {
    readonly available_hours_per_month: number
    readonly monthly_hours_committed: number
    /** Days on which they take no work, where those are near. */
    readonly away: { readonly from: string; readonly until: string } | null
  }
  /** Of the search the page was opened by; null without one. */
  readonly score: number | null
  /** Hours asked for in that search, all roles together, as '30 h a month'; null without one. */
  readonly requested: string | null
  /** What they cost. */
  readonly price: ReactNode
  /** What can be done with this person. */
  readonly action: ReactNode
}

/** Whoever is away has none to offer now. */
function hoursNow(person: HirePanelProps['person']): number {
  return person.away ? 0 : availableHours(person)
}

function hoursNote(person: HirePanelProps['person'], hours: number): string {
  if (person.away) {
    return `${t.away({ days: dayRange(person.away) })} `
  }
  return hours > 0 ? `${aboutHoursAWeek(hours)}. ` : `${t.fullyBooked()} `
}

/** B5.4: the hours a month that are still free beside those asked for, what they cost, and the way into the talent pool. */
export function HirePanel({ person, score, requested, price, action }: HirePanelProps) {
  const hours = hoursNow(person)
  return (
    <Section title={t.availability()}>
      <p className={styles.hours}>
        <span className={styles.number}>{t.hours({ hours })}</span> {t.aMonth()}
      </p>
      <p className={styles.note}>
        {hoursNote(person, hours)}
        {person.monthly_hours_committed > 0
          ? t.committed({ committed: person.monthly_hours_committed, available: person.available_hours_per_month })
          : t.nothingCommitted()}
      </p>
      {requested !== null && (
        <div className={styles.asked}>
          <p className={styles.search}>
            {t.yourSearch({ hours: requested })}
            {score !== null && <span className={styles.match}>{t.matchOf({ score })}</span>}
          </p>
          {price}
        </div>
      )}
      {action}
    </Section>
  )
}

/** On a phone: the same in a line or two that stays at the bottom of the screen while the profile is read. */
export function HireBar({ person, score, price, action }: Omit<HirePanelProps, 'requested'>) {
  return (
    <div className={styles.bar}>
      <div className={styles.facts}>
        <p className={styles.line}>
          {score !== null && <strong>{t.matchShort({ score })} · </strong>}
          {t.hoursFree({ hours: hoursNow(person) })}
        </p>
        {price}
      </div>
      {action}
    </div>
  )
}
