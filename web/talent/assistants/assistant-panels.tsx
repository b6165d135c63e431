import type { AssistantRecord as Assistant } from '@talentplace/contract/talent/assistants/assistant-record.routes'
import { selectionStates } from '@talentplace/contract/subscriptions/project.states'
import { Link } from 'react-router'
import { dayRange } from '../../platform/formatting/day-range.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { sourceNames } from '../../platform/formatting/relationship-sources.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SummaryFact } from '../../ui/record/record-summary.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './assistants.module.css'

/** Where an assistant lives, how clients rate them, and since when they are with us. */
export function AssistantAbout({
  assistant: { state, city, region, rating, feedback_count, created_date },
}: {
  assistant: Assistant
}) {
  return (
    <>
      <span>
        {city}, {region}
      </span>
      {rating !== null && (
        <span>
          {rating.toFixed(2)} of 5 in {feedback_count} {feedback_count === 1 ? 'review' : 'reviews'}
        </span>
      )}
      <span>
        {state === 'applicant' ? 'Applicant' : 'With us'} since <InstantTime instant={created_date} />
      </span>
    </>
  )
}

/** What an assistant still has of hours, and when they are away. */
export function HoursFact({ assistant }: { assistant: Assistant }) {
  const { available_hours_per_month, monthly_hours_committed, spare_hours, times_away } = assistant
  return (
    <>
      <SummaryFact
        label="Hours available"
        note={`${monthly_hours_committed} h booked, capacity ${available_hours_per_month} h a month`}
      >
        {spare_hours} h {spare_hours < 0 && <Tag tone="notice">Overbooked</Tag>}
      </SummaryFact>
      {times_away.length > 0 && (
        <SummaryFact label="Away">
          {times_away.map(({ from_date, until_date }) => (
            <p key={from_date} className={styles.facts}>
              {dayRange({ from: from_date, until: until_date })}
            </p>
          ))}
        </SummaryFact>
      )}
    </>
  )
}

/** What an assistant does, did and will do. */
export function AssistantProjects({ assistant: { uuid, projects } }: { assistant: Assistant }) {
  const may = useMay('admin_project.view')
  return (
    <Panel title="Subscriptions">
      <Entries none="They haven’t worked on any subscription yet.">
        {projects.map((project) => {
          const { rate_plan_uuid, project_uuid, project_name, company, rate_start_date, rp_end_date } = project
          const end = rp_end_date === null ? '' : ` to ${calendarDay(rp_end_date)}`
          return (
            <Entry
              key={rate_plan_uuid}
              name={may ? <Link to={staffPaths.staffRatePlan(project_uuid, uuid)}>{project_name}</Link> : project_name}
              detail={`${company} · ${project.role} · ${project.hours_per_month} h a month`}
              note={`From ${calendarDay(rate_start_date)}${end}${project.source ? ` · ${sourceNames[project.source]}` : ''}`}
            >
              {project.va_lead && project.selection !== 'past' && <Tag tone="info">Leads</Tag>}
              <StateTag of={selectionStates} state={project.selection} />
            </Entry>
          )
        })}
      </Entries>
    </Panel>
  )
}
