import { declineReasonTold } from '@talentplace/contract/projects/decline-reasons'
import type { ProjectRecord as Project } from '@talentplace/contract/projects/staff-project.routes'
import { holds } from '@talentplace/contract/shared/holds'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/query.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { useTitle } from '../../../ui/page-title.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RecordPage } from '../../../ui/record-page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { InterestState } from '../interest-state.tsx'
import styles from './project-record.module.css'
import { groupNames, groupTones, sourceNames, standingNames } from './project-words.ts'

const list = { label: 'Subscriptions', to: paths.staffProjects() }

const invoiceStates: Record<Project['invoices'][number]['status'], string> = {
  draft: 'Draft',
  posted: 'Posted',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  overdue: 'Overdue',
  void: 'Void',
  refunded: 'Refunded',
}

/** Hours, dates and standing of a subscription, as far as there are any. */
function termsOf({ subscription_hours, end_date, invoice_day, invoiced_until, ar_status }: Project, start: string) {
  const terms: [label: string, value: string | null][] = [
    ['Hours', `${subscription_hours ?? 0} h a month`],
    ['Start', calendarDay(start)],
    ['Last day', end_date && calendarDay(end_date)],
    ['Invoice day', invoice_day === null ? null : String(invoice_day)],
    ['Invoiced until', invoiced_until && calendarDay(invoiced_until)],
    ['Account', standingNames[ar_status]],
  ]
  return terms.filter(([, value]) => value !== null)
}

function Terms({ project }: { project: Project }) {
  const { start_date, cancelled_reason } = project
  return (
    <Panel title="Hours and dates">
      {start_date === null ? (
        <p className={styles.none}>A draft: hours and dates are agreed at checkout.</p>
      ) : (
        <dl className={styles.facts}>
          {termsOf(project, start_date).map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {cancelled_reason && <p className={styles.quote}>Cancelled: “{cancelled_reason}”</p>}
    </Panel>
  )
}

function Places({ project: { places } }: { project: Project }) {
  return (
    <Panel title="Team">
      {places.length === 0 && <p className={styles.none}>Places are made at checkout, one for each role.</p>}
      <ul className={styles.entries}>
        {places.map(({ uuid, role, hours_per_month, assistant, rate_start_date, rp_end_date }) => (
          <li key={uuid} className={styles.entry}>
            <div>
              <p className={styles.name}>{role}</p>
              <p className={styles.detail}>
                {hours_per_month} h a month, from {calendarDay(rate_start_date)}
                {rp_end_date && ` to ${calendarDay(rp_end_date)}`}
              </p>
            </div>
            {assistant ? <span>{assistant.display_name}</span> : <Tag tone="notice">Nobody yet</Tag>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Answers({ project: { candidates } }: { project: Project }) {
  return (
    <Panel title="Answers" lead="Who was asked, and what they said.">
      {candidates.length === 0 && <p className={styles.none}>Nobody has been asked yet.</p>}
      <ul className={styles.entries}>
        {candidates.map(({ uuid, display_name, role, source, interest, ...answer }) => (
          <li key={uuid} className={styles.entry}>
            <div>
              <p className={styles.name}>{display_name}</p>
              <p className={styles.detail}>
                {role} · {sourceNames[source]}
              </p>
              {answer.decline_reason && (
                <p className={styles.detail}>
                  The reason: {declineReasonTold(answer.decline_reason)}
                  {answer.decline_note && ` · “${answer.decline_note}”`}
                </p>
              )}
            </div>
            <InterestState interest={interest} askedDate={answer.asked_date} answeredDate={answer.answered_date} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Invoices({ project: { invoices } }: { project: Project }) {
  return (
    <Panel title="Invoices">
      {invoices.length === 0 && <p className={styles.none}>None yet.</p>}
      <ul className={styles.entries}>
        {invoices.map(({ uuid, number, invoice_date, status, currency, total_cents }) => (
          <li key={uuid} className={styles.entry}>
            <div>
              <p className={styles.name}>{number === null ? 'Draft' : `No. ${number}`}</p>
              <p className={styles.detail}>
                {calendarDay(invoice_date)}
                {total_cents !== null && ` · ${formatMoney(total_cents, currency)}`}
              </p>
            </div>
            <Tag tone={status === 'paid' ? 'good' : status === 'overdue' ? 'danger' : 'plain'}>
              {invoiceStates[status]}
            </Tag>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function ClientLine({ project }: { project: Project }): ReactNode {
  const may = holds(useSession().user?.permissions ?? [], 'admin_client.view')
  const { client_uuid, company, contact } = project
  return (
    <>
      <span>{may ? <Link to={paths.staffClient(client_uuid)}>{company}</Link> : company}</span>
      {contact && (
        <span>
          {contact.full_name}, <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </span>
      )}
    </>
  )
}

/** A3.1 /admin/projects/{project_uuid}: one subscription, its team and what they answered. */
export function ProjectRecord({ uuid }: { uuid: string }) {
  const { data, error, refetch } = useApi('projects.getProjectRecord', { params: { uuid } })
  useTitle(data?.project_name ?? null)
  const gone = error?.status === 404 || error?.status === 400
  return (
    <RecordPage
      list={list}
      title={data?.project_name ?? (gone ? 'There is no such subscription' : 'Subscription')}
      about={
        data && (
          <>
            <Tag tone={groupTones[data.group]}>{groupNames[data.group]}</Tag>
            <ClientLine project={data} />
          </>
        )
      }
    >
      {error && !gone && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
      {gone && <Panel title="It was removed">Or there never was one at this address.</Panel>}
      {!error && !data && (
        <div aria-busy="true">
          <Skeleton height={480} />
        </div>
      )}
      {data && (
        <>
          <Terms project={data} />
          <Places project={data} />
          <Answers project={data} />
          <Invoices project={data} />
        </>
      )}
    </RecordPage>
  )
}
