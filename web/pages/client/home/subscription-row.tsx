import * as t from '@talentplace/contract/core/messages/client-home'
import type { ClientProject } from '@talentplace/contract/subscriptions/subscriptions/subscription.routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { remainingHoursText } from '../../../platform/formatting/printed-hours.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { Faces } from '../../../matching/candidate-parts/faces.tsx'
import { pauseWords } from '../../../subscriptions/pauses/pause-words.ts'
import { ShareBar } from '../../../ui/share-bar.tsx'
import styles from './client-home.module.css'

/** Whose the hours of a month are, as a bar and in words; those of nobody last. */
function HoursByPerson({ project: { people, subscription_hours } }: { project: ClientProject }) {
  const taken = people.reduce((sum, { hours_per_month }) => sum + hours_per_month, 0)
  const open = Math.max((subscription_hours ?? 0) - taken, 0)
  if (taken + open === 0) return null
  const words = [
    ...people.map(({ display_name, hours_per_month }) => t.hoursOf({ name: display_name, hours: hours_per_month })),
    ...(open > 0 ? [t.unassigned({ hours: open })] : []),
  ]
  return (
    <div className={styles.hours}>
      <ShareBar
        parts={[
          ...people.map(({ uuid, hours_per_month }) => ({
            key: uuid,
            amount: hours_per_month,
            tone: 'spruce' as const,
          })),
          { key: 'open', amount: open, tone: 'plain' },
        ]}
      />
      <p className={styles.hoursWords}>{t.eachMonth({ people: words.join(' · ') })}</p>
    </div>
  )
}

/** A subscription on the home page: its people, what is left of its period or when it begins, how that goes on, and its hours. */
export function SubscriptionRow({ project, children }: { project: ClientProject; children?: ReactNode }) {
  const { uuid, project_name, people, classification, start_date, hours_remaining, days_remaining, pause } = project
  return (
    <li className={styles.subscription}>
      <div className={styles.subscriptionHead}>
        <Faces people={people} />
        <Link to={paths.clientProject(uuid)} className={styles.searchLink}>
          {project_name}
        </Link>
        <span className={styles.searchFacts}>
          {hours_remaining !== null && <span>{t.hoursLeft({ hours: remainingHoursText(hours_remaining) })}</span>}
          {days_remaining !== null && <span>{t.daysLeft({ days: days_remaining })}</span>}
          {pause && <span>{pauseWords(pause)}</span>}
          {classification === 'upcoming' && start_date !== null && (
            <span>{t.starts({ day: calendarDay(start_date) })}</span>
          )}
        </span>
      </div>
      {children}
      <HoursByPerson project={project} />
    </li>
  )
}
