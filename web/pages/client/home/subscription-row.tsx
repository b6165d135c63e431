import type { ClientProject } from '@talentplace/contract/subscriptions/subscriptions/subscription.routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { remainingHoursText } from '@talentplace/contract/shared/hours-text'
import { paths } from '../../../platform/navigation/paths.ts'
import { Faces } from '../../../matching/candidate-parts/faces.tsx'
import { pauseWords } from '../../../subscriptions/pauses/pause-words.ts'
import { ShareBar } from '../../../ui/share-bar.tsx'
import styles from './client-home.module.css'

const daysWords = (days: number) => (days === 1 ? '1 day left' : `${days} days left`)

/** Whose the hours of a month are, as a bar and in words; those of nobody last. */
function HoursByPerson({ project: { people, subscription_hours } }: { project: ClientProject }) {
  const taken = people.reduce((sum, { hours_per_month }) => sum + hours_per_month, 0)
  const open = Math.max((subscription_hours ?? 0) - taken, 0)
  if (taken + open === 0) return null
  const words = [
    ...people.map(({ display_name, hours_per_month }) => `${display_name} ${hours_per_month} h`),
    ...(open > 0 ? [`nobody yet ${open} h`] : []),
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
      <p className={styles.hoursWords}>Each month: {words.join(' · ')}</p>
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
          {hours_remaining !== null && <span>{remainingHoursText(hours_remaining)} left</span>}
          {days_remaining !== null && <span>{daysWords(days_remaining)}</span>}
          {pause && <span>{pauseWords(pause)}</span>}
          {classification === 'upcoming' && start_date !== null && <span>Begins on {calendarDay(start_date)}</span>}
        </span>
      </div>
      {children}
      <HoursByPerson project={project} />
    </li>
  )
}
