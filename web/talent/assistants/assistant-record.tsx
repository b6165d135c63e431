import type { AssistantRecord as Assistant } from '@talentplace/contract/talent/assistants/assistant-record.routes'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { selectionStates } from '@talentplace/contract/subscriptions/project.states'
import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { dayRange } from '../../platform/formatting/day-range.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { sourceNames } from '../../platform/formatting/relationship-sources.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './assistants.module.css'
import { ProfilePanel } from './profile-panel.tsx'
import { StatePanel } from './state-panel.tsx'

const list = { label: 'Virtual assistants', to: staffPaths.staffAssistants() }

function About({ assistant: { state, city, region, rating, feedback_count, created_date } }: { assistant: Assistant }) {
  return (
    <>
      <StateTag of={assistantStates} state={state} />
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

function Hours({ assistant }: { assistant: Assistant }) {
  const { available_hours_per_month, monthly_hours_committed, spare_hours, times_away } = assistant
  return (
    <Panel title="Hours a month">
      <DescriptionList>
        {[
          <Description key="available" label="Has">
            {available_hours_per_month} h
          </Description>,
          <Description key="committed" label="Booked">
            {monthly_hours_committed} h
          </Description>,
          <Description key="spare" label="Spare">
            {spare_hours < 0 ? (
              <>
                {spare_hours} h <Tag tone="notice">Overbooked</Tag>
              </>
            ) : (
              `${spare_hours} h`
            )}
          </Description>,
          times_away.length > 0 && (
            <Description key="away" label="Away">
              {times_away.map(({ from_date, until_date }) => (
                <p key={from_date} className={styles.facts}>
                  {dayRange({ from: from_date, until: until_date })}
                </p>
              ))}
            </Description>
          ),
        ]}
      </DescriptionList>
    </Panel>
  )
}

function Projects({ assistant: { uuid, projects } }: { assistant: Assistant }) {
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

interface AssistantRecordProps {
  readonly uuid: string
  /** What other features know of them: beside their state, and below their subscriptions. */
  readonly beside: (assistant: Assistant) => ReactNode
  readonly below: (assistant: Assistant) => ReactNode
}

/** A3.1 /admin/virtualassistants/{user_uuid}: one assistant as staff see them. */
export function AssistantRecord({ uuid, beside, below }: AssistantRecordProps) {
  const mayEdit = useMay('admin_virtualassistant.edit')
  return (
    <RecordScreen
      list={list}
      record={useApi('assistants.getVirtualAssistant', { params: { user_uuid: uuid } })}
      name={({ full_name }) => full_name}
      kind="Virtual assistant"
      missing={{
        heading: 'There is no such assistant',
        title: 'Nobody is at this address',
        text: 'Assistants are found in the lists.',
      }}
      loading={[220, 420, 200]}
      renderAbout={(assistant) => <About assistant={assistant} />}
    >
      {(assistant) =>
        assistant.uuid !== uuid && assistant.user_uuid !== uuid ? (
          // They were merged into another one.
          <Navigate replace to={staffPaths.staffAssistant(assistant.uuid)} />
        ) : (
          <>
            <StatePanel assistant={assistant} mayEdit={mayEdit} />
            {beside(assistant)}
            <Hours assistant={assistant} />
            <Projects assistant={assistant} />
            <ProfilePanel assistant={assistant} mayEdit={mayEdit} />
            {below(assistant)}
          </>
        )
      }
    </RecordScreen>
  )
}
