import { declineReasonForOthers } from '@talentplace/contract/subscriptions/interest/decline-reasons'
import type { ProjectRecord as Project } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { accountStates, projectGroupStates } from '@talentplace/contract/subscriptions/project.states'
import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { useFlag } from '../../platform/configuration/configuration.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { sourceNames } from '../../platform/formatting/relationship-sources.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { Tag } from '../../ui/tag.tsx'
import { FollowUpPanel } from '../care/follow-up-panel.tsx'
import { HealthPanel } from '../care/health-panel.tsx'
import { HoursPanel } from '../hours/hours-panel.tsx'
import { InterestState } from '../interest/interest-state.tsx'
import { pauseWords } from '../pauses/pause-words.ts'
import { AddRole } from '../rate-plans/add-role.tsx'
import { RatePlanLines } from '../rate-plans/rate-plan-lines.tsx'
import styles from './project-record.module.css'
import { TimeEntrySwitch } from './time-entry-switch.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { useMay } from '../../platform/session/use-may.ts'

const list = { label: 'Subscriptions', to: staffPaths.staffProjects() }

/** Hours, dates and standing of a subscription, as far as there are any. */
function termsOf({ start_date, ...project }: Project): [label: string, value: string | null][] {
  if (start_date === null) return []
  const { subscription_hours, end_date, invoice_day, invoiced_until, ar_status, pause } = project
  const terms: [label: string, value: string | null][] = [
    ['Hours', `${subscription_hours ?? 0} h a month`],
    ['Start', calendarDay(start_date)],
    ['Last day', end_date && calendarDay(end_date)],
    ['Invoice day', invoice_day === null ? null : String(invoice_day)],
    ['Invoiced until', invoiced_until && calendarDay(invoiced_until)],
    ['Account', accountStates.word(ar_status)],
    ['Pause', pause && pauseWords(pause)],
  ]
  return terms.filter(([, value]) => value !== null)
}

function Terms({ project }: { project: Project }) {
  const { cancelled_reason } = project
  return (
    <Panel title="What is agreed">
      <DescriptionList none="A draft: hours and dates are agreed at checkout.">
        {termsOf(project).map(([label, value]) => (
          <Description key={label} label={label}>
            {value}
          </Description>
        ))}
      </DescriptionList>
      {cancelled_reason && <p className={styles.quote}>Cancelled: “{cancelled_reason}”</p>}
    </Panel>
  )
}

/** How the period goes on: hours, the day they run out, and what was carried into it. */
function Hours({ project: { uuid } }: { project: Project }) {
  return <HoursPanel hours={useApi('projects.getProjectHours', { params: { uuid } })} />
}

/** How it does, and who looks after it. */
function Care({ project: { uuid } }: { project: Project }) {
  const care = useApi('projects.getProjectHealth', { params: { uuid } })
  return (
    <Loaded of={care} height={180} errorMessage="The health could not be loaded.">
      {(health) => (
        <>
          <HealthPanel project={uuid} health={health} />
          <FollowUpPanel project={uuid} health={health} />
        </>
      )}
    </Loaded>
  )
}

function Places({ project }: { project: Project }) {
  const may = useMay('admin_project.edit')
  return (
    <Panel title="Team">
      <RatePlanLines project={project} places={project.places} linked />
      {may && project.next_period !== null && (
        <div className={styles.add}>
          <AddRole project={project.uuid} />
        </div>
      )}
    </Panel>
  )
}

function Answers({ project: { candidates } }: { project: Project }) {
  return (
    <Panel title="Answers" lead="Who was asked, and what they said.">
      <Entries none="Nobody has been asked yet.">
        {candidates.map(({ uuid, display_name, role, source, interest, ...answer }) => (
          <Entry
            key={uuid}
            name={display_name}
            detail={`${role} · ${sourceNames[source]}`}
            note={
              answer.decline_reason && (
                <>
                  The reason: {declineReasonForOthers(answer.decline_reason)}
                  {answer.decline_note && ` · “${answer.decline_note}”`}
                </>
              )
            }
          >
            <InterestState interest={interest} requestedDate={answer.asked_date} answeredDate={answer.answered_date} />
          </Entry>
        ))}
      </Entries>
    </Panel>
  )
}

function Invoices({ project: { uuid, invoices, start_date } }: { project: Project }) {
  const may = useMay('admin_finance.view')
  const adjusts = useMay('admin_finance.edit') && start_date !== null
  return (
    <Panel
      title="Invoices"
      actions={
        adjusts && (
          <LinkButton variant="quiet" to={staffPaths.newAdjustment('client', { project_uuid: uuid })}>
            Adjust the next invoice
          </LinkButton>
        )
      }
    >
      <Entries none="None yet.">
        {invoices.map(({ uuid, number, invoice_date, status, currency, total_cents }) => {
          const name = number === null ? 'Draft' : invoiceNumber(currency, number)
          return (
            <Entry
              key={uuid}
              name={may ? <Link to={staffPaths.staffInvoice(uuid)}>{name}</Link> : name}
              detail={
                <>
                  {calendarDay(invoice_date)}
                  {total_cents !== null && ` · ${formatMoney(total_cents, currency)}`}
                </>
              }
            >
              <StateTag of={invoiceStates} state={status} />
            </Entry>
          )
        })}
      </Entries>
    </Panel>
  )
}

function ClientLine({ project }: { project: Project }): ReactNode {
  const may = useMay('admin_client.view')
  const { client_uuid, company, contact } = project
  return (
    <>
      <span>{may ? <Link to={staffPaths.staffClient(client_uuid)}>{company}</Link> : company}</span>
      {contact && (
        <span>
          {contact.full_name}, <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </span>
      )}
    </>
  )
}

function About({ project }: { project: Project }) {
  return (
    <>
      <StateTag of={projectGroupStates} state={project.group} />
      {project.pause && <Tag tone="notice">{pauseWords(project.pause)}</Tag>}
      {project.requirements === 'submitted' && <Tag tone="notice">Welcome brief to read</Tag>}
      <ClientLine project={project} />
    </>
  )
}

interface ProjectRecordProps {
  readonly uuid: string
  /** What its client signed for it. */
  readonly agreementsOf: (project: Project) => ReactNode
}

/** One subscription, its team and what they answered. */
export function ProjectRecord({ uuid, agreementsOf }: ProjectRecordProps) {
  const areHoursVisible = useFlag('client-projects')
  const maySeeBoard = useMay('admin_matching.view')
  return (
    <RecordScreen
      list={list}
      record={useApi('projects.getProjectRecord', { params: { uuid } })}
      name={({ project_name }) => project_name}
      kind="Subscription"
      missing={{
        heading: 'There is no such subscription',
        title: 'It was removed',
        text: 'Or there never was one at this address.',
      }}
      loading={[480]}
      renderAbout={(project) => <About project={project} />}
      renderActions={() => (
        <>
          {maySeeBoard && (
            <LinkButton variant="outline" to={staffPaths.matchBoard(uuid)}>
              Match this subscription
            </LinkButton>
          )}
          <LinkButton variant="outline" to={staffPaths.staffRequirements(uuid)}>
            Welcome brief
          </LinkButton>
        </>
      )}
    >
      {(project) => (
        <>
          {project.start_date !== null && <Care project={project} />}
          <Terms project={project} />
          {areHoursVisible && project.start_date !== null && <Hours project={project} />}
          <Places project={project} />
          {project.start_date !== null && <TimeEntrySwitch project={project} />}
          <Answers project={project} />
          <Invoices project={project} />
          {project.start_date !== null && agreementsOf(project)}
        </>
      )}
    </RecordScreen>
  )
}
