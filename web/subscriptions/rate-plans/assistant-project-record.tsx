import { zoneName } from '@talentplace/contract/shared/zone-name'
import type { ReactNode } from 'react'
import type { AssistantDashboard } from '@talentplace/contract/subscriptions/rate-plans/assistant-rate-plan.routes'
import { answersOf } from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import { selectionStates } from '@talentplace/contract/subscriptions/project.states'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { remainingHoursText, wholeHoursText } from '@talentplace/contract/shared/hours-text'
import { formatMoney } from '../../platform/formatting/money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { Tag } from '../../ui/tag.tsx'
import { HoursPanel } from '../hours/hours-panel.tsx'
import { pauseWords } from '../pauses/pause-words.ts'
import { AnswerList } from '../requirements/answer-list.tsx'
import styles from './assistant-project-record.module.css'

type Place = AssistantDashboard['places'][number]

/** Where the person came from: the list that this project is in. */
function listOf(project: AssistantDashboard | undefined) {
  const state = project?.places[0]?.state ?? 'current'
  return {
    current: { label: 'Current projects', to: paths.assistantProjects() },
    upcoming: { label: 'Upcoming projects', to: paths.invitations() },
    past: { label: 'Past projects', to: paths.pastAssistantProjects() },
  }[state]
}

function Role({ ratePlan, named }: { ratePlan: Place; named: boolean }) {
  const { role, state, hours_per_month, hours_remaining, pay, rate_start_date, rp_end_date } = ratePlan
  return (
    <div className={styles.place} aria-current={named || undefined}>
      <h3 className={styles.role}>
        {role} <StateTag of={selectionStates} state={state} />
      </h3>
      <DescriptionList>
        <Description label="Committed Hours">{wholeHoursText(hours_per_month)} a month</Description>
        {hours_remaining !== null && (
          <Description label="Remaining Hours">{remainingHoursText(hours_remaining)}</Description>
        )}
        <Description label="Your rate">
          {pay ? `${formatMoney(pay.hourly_cents, pay.currency)} an hour` : 'Not agreed yet. Please write to us.'}
        </Description>
        <Description label="Dates">
          From {calendarDay(rate_start_date)}
          {rp_end_date !== null && ` to ${calendarDay(rp_end_date)}`}
        </Description>
      </DescriptionList>
    </div>
  )
}

function Roles({ places, ratePlan }: { places: readonly Place[]; ratePlan: string | null }) {
  return (
    <Panel title={places.length === 1 ? 'Your role' : 'Your roles'}>
      <div className={styles.places}>
        {places.map((plan) => (
          <Role key={plan.rate_plan_uuid} ratePlan={plan} named={plan.rate_plan_uuid === ratePlan} />
        ))}
      </div>
    </Panel>
  )
}

function Dates({ project }: { project: AssistantDashboard }) {
  const { start_date, end_date, invoice_day, period, timezone } = project
  return (
    <Panel title="Dates" lead={`Dates are in ${zoneName(timezone)}, the client’s.`}>
      <DescriptionList>
        {period && (
          <Description label="This period">
            {calendarDay(period.start)} to {calendarDay(period.end)}
          </Description>
        )}
        <Description label="Invoice Day">{invoice_day}</Description>
        <Description label="Start Date">{calendarDay(start_date)}</Description>
        <Description label="End Date">{end_date === null ? 'None' : calendarDay(end_date)}</Description>
      </DescriptionList>
    </Panel>
  )
}

function Brief({ project: { welcome_brief, company } }: { project: AssistantDashboard }) {
  if (welcome_brief === null) {
    return <Panel title="Welcome brief">{`${company} hasn’t sent it yet. It will be here once they do.`}</Panel>
  }
  return (
    <Panel
      title="Welcome brief"
      lead={
        <>
          What {company} told us about the work, sent on <InstantTime instant={welcome_brief.submitted_date} />.
        </>
      }
    >
      <AnswerList answers={answersOf(welcome_brief.answers)} />
    </Panel>
  )
}

/** Says why no time can be logged, where staff switched it off. */
function TimeEntryOff({ project: { period, time_is_on } }: { project: AssistantDashboard }) {
  if (period === null || time_is_on) return null
  return (
    <Panel title="Time entry is off">
      No time can be logged here until we switch it on again. What you logged is safe. We’ll tell you when it is on.
    </Panel>
  )
}

function Team({ project: { team } }: { project: AssistantDashboard }) {
  if (team.length === 0) return null
  return (
    <Panel title="Who you work with">
      <Entries>
        {team.map(({ display_name, role }, at) => (
          <Entry key={`${display_name} ${at}`} name={display_name} detail={role} />
        ))}
      </Entries>
    </Panel>
  )
}

function isOver({ places }: AssistantDashboard): boolean {
  return places.every(({ state }) => state === 'past')
}

function About({ project: { company, contact_name, pause } }: { project: AssistantDashboard }) {
  return (
    <>
      {pause && <Tag tone="notice">{pauseWords(pause)}</Tag>}
      <span>
        {company}
        {contact_name !== null && contact_name !== company && `, with ${contact_name}`}
      </span>
    </>
  )
}

const missing = {
  heading: 'There is no such project',
  title: 'It isn’t one of yours',
  text: 'Or you haven’t accepted it yet: what you are asked is among your upcoming projects.',
}

interface AssistantProjectRecordProps {
  readonly uuid: string
  /** The place of it that the address names. */
  readonly ratePlan: string
  /** Beside the heading: the ways on from here. */
  readonly renderActions: (project: AssistantDashboard) => ReactNode
  /** What is to be done and what was. */
  readonly work: ReactNode
}

/** C1.6 /va/projects/{uuid}/{rate_plan_uuid?}: one subscription from the side of who works on it. */
export function AssistantProjectRecord({ uuid, ratePlan, renderActions, work }: AssistantProjectRecordProps) {
  const own = useSession().user?.uuid ?? ''
  const record = useApi('projects.getAssistantDashboard', { params: { uuid: own, project_uuid: uuid } })
  const hours = useApi('projects.getProjectHours', { params: { uuid } })
  return (
    <RecordScreen
      list={listOf(record.data)}
      record={record}
      name={({ project_name }) => project_name}
      kind="Project"
      missing={missing}
      loading={[220, 190, 320]}
      renderAbout={(project) => <About project={project} />}
      renderActions={renderActions}
    >
      {(project) => (
        <>
          <TimeEntryOff project={project} />
          <div className={styles.pair}>
            <Roles places={project.places} ratePlan={ratePlan} />
            <Dates project={project} />
          </div>
          {project.period !== null && <HoursPanel hours={hours} />}
          {work}
          <Team project={project} />
          {!isOver(project) && <Brief project={project} />}
        </>
      )}
    </RecordScreen>
  )
}
