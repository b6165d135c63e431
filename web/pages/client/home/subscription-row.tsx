import * as t from '@talentplace/contract/core/messages/client-home'
import type { ClientProject } from '@talentplace/contract/subscriptions/subscriptions/subscription.routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useFeature } from '../../../platform/session/use-feature.ts'
import { useMayDo } from '../../../platform/session/use-may-do.ts'
import { Faces } from '../../../matching/candidate-parts/faces.tsx'
import { forecastWords } from '../../../subscriptions/hours/hours-words.ts'
import { RemainingSpark } from '../../../subscriptions/hours/remaining-spark.tsx'
import { pauseWords } from '../../../subscriptions/pauses/pause-words.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Rich } from '../../../ui/rich.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './client-home.module.css'
import { LastMessage, useThreads } from './last-message.tsx'

type Hours = Reply<'projects.getProjectHours'>

const inHours = (seconds: number): number => Math.round(seconds / 360) / 10
const unseen = (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>

/** What is left of its period, as a figure, a line and how it goes on. */
function HoursLeft({ project, hours }: { project: ClientProject; hours: Hours }) {
  const { remaining_seconds, billable_seconds, end } = hours.period
  return (
    <>
      <RemainingSpark hours={hours} />
      <div className={styles.left}>
        <p>
          <Rich
            of={t.hoursLeft}
            values={{ hours: inHours(remaining_seconds), granted: inHours(remaining_seconds + billable_seconds) }}
            strong={(text) => <strong>{text}</strong>}
          />
        </p>
        {project.days_remaining !== null && <p>{t.daysLeft({ days: project.days_remaining })}</p>}
      </div>
      {hours.today <= end && <p className={styles.forecast}>{forecastWords(hours.forecast, hours.today)}</p>}
    </>
  )
}

/** What is done with a subscription most often, a press away. */
function QuickActions({ project: { uuid, project_name }, children }: { project: ClientProject; children: ReactNode }) {
  const works = useMayDo('work')
  const hasTasks = useFeature('client', 'tasks') && works
  const thread = useThreads().threadOf(uuid)
  return (
    <div className={styles.quick}>
      {thread && (
        <LinkButton variant="quiet" to={paths.discussion('client', thread.uuid)}>
          <span>
            <Rich of={t.writeMessage} values={{ name: project_name }} rest={unseen} />
          </span>
        </LinkButton>
      )}
      {children}
      {hasTasks && (
        <LinkButton variant="quiet" to={paths.tasks('client')}>
          <span>
            <Rich of={t.newTask} values={{ name: project_name }} rest={unseen} />
          </span>
        </LinkButton>
      )}
    </div>
  )
}

interface SubscriptionRowProps {
  readonly project: ClientProject
  /** Of one that runs. */
  readonly hours?: Hours
  /** What else can be done with it. */
  readonly children?: ReactNode
}

/** A subscription on the home page: its people, what is left of its period or when it begins, what was said last, and what can be done. */
export function SubscriptionRow({ project, hours, children }: SubscriptionRowProps) {
  const { uuid, project_name, people, classification, start_date, pause, subscription_hours } = project
  const names = people.map(({ display_name }) => display_name).join(', ')
  return (
    <li className={styles.subscription}>
      <div className={styles.subscriptionHead}>
        <Faces people={people} size="card" />
        <div className={styles.subscriptionNames}>
          <Link to={paths.clientProject(uuid)} className={styles.searchLink}>
            {project_name}
          </Link>
          {/* What runs says its hours beside the line of what is left. */}
          <p>{hours ? names : t.peopleAMonth({ people: names, hours: subscription_hours ?? 0 })}</p>
        </div>
        {pause && <Tag tone="notice">{pauseWords(pause)}</Tag>}
        {classification === 'upcoming' && start_date !== null && (
          <Tag>{t.starts({ day: calendarDay(start_date) })}</Tag>
        )}
        {hours && project.hours_remaining !== null && <HoursLeft project={project} hours={hours} />}
      </div>
      <LastMessage project={uuid} />
      <QuickActions project={project}>{children}</QuickActions>
    </li>
  )
}
