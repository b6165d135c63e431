import * as t from '@talentplace/contract/subscriptions/messages/subscriptions'
import * as hoursWords from '@talentplace/contract/subscriptions/messages/hours'
import * as documents from '@talentplace/contract/billing/messages/documents'
import { zoneTime } from '../../platform/formatting/zone-time.ts'
import type { ReactNode } from 'react'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { linePrice } from '../../platform/formatting/line-price.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { rateText } from '../../platform/formatting/rate.ts'
import { Rich } from '../../ui/rich.tsx'
import { classificationStates } from '@talentplace/contract/subscriptions/project.states'
import { paths } from '../../platform/navigation/paths.ts'
import { useMayDo } from '../../platform/session/use-may-do.ts'
import { FactLine } from '../../ui/fact-line.tsx'
import type { CardParts } from '../../ui/form/use-card-payment.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { Tag } from '../../ui/tag.tsx'
import { AddHours } from '../hours/add-hours.tsx'
import { HoursPanel } from '../hours/hours-panel.tsx'
import { OveragePanel } from '../hours/overage-panel.tsx'
import { runsLow } from '../hours/runs-low.ts'
import { PausePanel } from '../pauses/pause-panel.tsx'
import { pauseWords } from '../pauses/pause-words.ts'
import { NextHoursPanel } from '../rate-plans/next-hours-panel.tsx'
import { DeclinedPanel } from './declined-panel.tsx'
import { EndPanel } from './cancel-panel.tsx'
import { RequirementsPanel } from './requirements-panel.tsx'
import type { Subscription } from '../visible-subscription.ts'
import styles from '../subscription-record.module.css'
import { TeamPanel } from './team-panel.tsx'

const lists = {
  current: { label: t.currentOnes(), to: paths.clientProjects() },
  upcoming: { label: t.upcomingOnes(), to: paths.upcomingProjects() },
  past: { label: t.pastOnes(), to: paths.pastProjects() },
  draft: { label: t.draftOnes(), to: paths.draftProjects() },
} as const

function daysText(days: number): string {
  return days === 0 ? t.lastDay() : t.days({ days })
}

function DatesPanel({ subscription }: { subscription: Subscription }) {
  const { start_date, end_date, invoice_day, timezone, days_remaining } = subscription
  return (
    <Panel title={t.dates()} lead={t.datesIn({ zone: zoneTime(timezone) })}>
      <FactLine>
        <div>
          <dt>{t.startDate()}</dt>
          <dd>{calendarDay(start_date)}</dd>
        </div>
        <div>
          <dt>{t.invoiceDay()}</dt>
          <dd>
            {invoice_day}
            {invoice_day > 28 && <span className={styles.quiet}> {t.shorterMonths()}</span>}
          </dd>
        </div>
        <div>
          <dt>{t.endDate()}</dt>
          <dd>{end_date === null ? t.noEnd() : calendarDay(end_date)}</dd>
        </div>
        {days_remaining !== null && (
          <div>
            <dt>{t.remainingDays()}</dt>
            <dd>{daysText(days_remaining)}</dd>
          </div>
        )}
      </FactLine>
    </Panel>
  )
}

interface RenewalLinesProps {
  readonly renewal: NonNullable<Subscription['renewal']>
  /** It is paused until it is paid for. */
  readonly isUnpaid: boolean
}

function RenewalLines({ renewal, isUnpaid }: RenewalLinesProps) {
  const { lines, taxes, currency, total_cents } = renewal.document
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <details className={styles.details}>
      <summary>
        <Rich
          of={isUnpaid ? t.renewsIfPaid : t.renewsOn}
          values={{ day: calendarDay(renewal.date), amount: money(total_cents) }}
          strong={(text) => <strong>{text}</strong>}
        />
      </summary>
      <dl className={styles.lines}>
        {lines.map((line, at) => (
          <div key={`${line.description} ${at}`}>
            <dt>
              {line.description}
              {line.kind === 'subscription' && `, ${linePrice(line, currency)}`}
            </dt>
            <dd>{money(line.amount_cents)}</dd>
          </div>
        ))}
        {taxes.map((tax) => (
          <div key={tax.name}>
            <dt>{documents.tax({ name: tax.name, rate: rateText(tax.rate_thousandths) })}</dt>
            <dd>{money(tax.amount_cents)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function MoneyPanel({ subscription, invoices }: { subscription: Subscription; invoices: ReactNode }) {
  const { renewal, classification, end_date, pause } = subscription
  return (
    <Panel title={t.money()}>
      {subscription.ar_status !== 'current' && <p className={styles.warning}>{t.payOpenInvoice()}</p>}
      {renewal && <RenewalLines renewal={renewal} isUnpaid={pause?.resumes_on === null} />}
      {!renewal && end_date !== null && (
        <p className={styles.note}>
          {classification === 'past' ? t.nothingMore() : t.nothingAfter({ day: calendarDay(end_date) })}
        </p>
      )}
      {invoices}
    </Panel>
  )
}

/** It was cancelled with a refund before its first day: there are no hours, people or preparations to show. */
function NeverStarted({ subscription, invoices }: { subscription: Subscription; invoices: ReactNode }) {
  return (
    <Panel title={t.neverStarted()} lead={t.refundingAll({ day: calendarDay(subscription.start_date) })}>
      {invoices}
    </Panel>
  )
}

const neverStarted = ({ start_date, end_date }: Subscription) => end_date !== null && end_date < start_date

function About({ subscription }: { subscription: Subscription }) {
  return (
    <>
      <Tag tone={subscription.classification === 'current' ? 'good' : 'plain'}>
        {classificationStates.word(subscription.classification)}
      </Tag>
      {subscription.ar_status === 'past_due' && <Tag tone="danger">{t.pastDue()}</Tag>}
      {subscription.pause && !subscription.cancellation && <Tag tone="notice">{pauseWords(subscription.pause)}</Tag>}
      {subscription.cancellation && subscription.classification !== 'past' && <Tag tone="notice">{t.cancelled()}</Tag>}
      <span>{subscription.roles.join(', ')}</span>
    </>
  )
}

type ProjectHours = Reply<'projects.getProjectHours'>
type Hours = ReturnType<typeof useApi<'projects.getProjectHours'>>

/** The way to more hours, while the subscription runs and is paid. */
function MoreHours({
  subscription,
  hours,
  cardParts,
}: {
  subscription: Subscription
  hours: ProjectHours
  cardParts: CardParts
}) {
  const { uuid, client_uuid, classification, ar_status, pause } = subscription
  if (classification !== 'current' || ar_status !== 'current' || pause?.state === 'running') return null
  const { remaining_seconds: remaining, billable_seconds } = hours.period
  const isLow = runsLow({ remaining, granted: remaining + billable_seconds })
  return <AddHours uuid={uuid} clientUuid={client_uuid} isLow={isLow} {...cardParts} />
}

/** Its place is kept while the hours load. */
function Overage({ hours: { data, isPending }, canChoose }: { hours: Hours; canChoose: boolean }) {
  if (data) return <OveragePanel hours={data} canChoose={canChoose} />
  if (!isPending || !canChoose) return null
  return (
    <Panel title={hoursWords.extraTime()}>
      <Skeleton height={72} />
    </Panel>
  )
}

interface SubscriptionRecordProps {
  readonly uuid: string
  /** The place of the team that the address names. */
  readonly ratePlan: string | null
  /** Shows the invoices; null where the person may not see them. */
  readonly invoicesOf: (subscription: Subscription) => ReactNode
  /** Whom a client can choose from while a role is open. */
  readonly shortlistOf: (subscription: Subscription) => ReactNode
  /** What a payment by card is put together from. */
  readonly cardParts: CardParts
  /** What was signed for it; for those who see its money. */
  readonly agreements: ReactNode
  /** Beside the heading: the ways on from here. */
  readonly actions: ReactNode
  /** What is to be done and what was. */
  readonly work: ReactNode
}

/** C1.6 /client/projects/{uuid}/{rate_plan_uuid?}: hours, dates, team and money of one subscription. */
export function SubscriptionRecord(props: SubscriptionRecordProps) {
  const { uuid, ratePlan, invoicesOf, shortlistOf, cardParts, agreements, actions, work } = props
  const record = useApi('projects.getProjectDashboard', { params: { uuid } })
  const hours = useApi('projects.getProjectHours', { params: { uuid } })
  const works = useMayDo('work')
  const pays = useMayDo('money')
  return (
    <RecordScreen
      list={lists[record.data?.classification ?? 'current']}
      record={record}
      name={({ project_name }) => project_name}
      kind={t.subscription()}
      missing={{
        heading: t.notFound(),
        title: t.notYours(),
        text: t.wrongAddress(),
      }}
      loading={[460, 190, 240]}
      renderAbout={(subscription) => <About subscription={subscription} />}
      renderActions={() => actions}
    >
      {(subscription) =>
        neverStarted(subscription) ? (
          <>
            <NeverStarted subscription={subscription} invoices={invoicesOf(subscription)} />
            {pays && agreements}
          </>
        ) : (
          <>
            {subscription.can_be_refunded && <DeclinedPanel uuid={uuid} />}
            {works && shortlistOf(subscription)}
            <HoursPanel
              hours={hours}
              actions={pays && hours.data && <MoreHours {...{ subscription, cardParts }} hours={hours.data} />}
            />
            {pays && <Overage hours={hours} canChoose={subscription.classification !== 'past'} />}
            {work}
            <DatesPanel subscription={subscription} />
            <TeamPanel subscription={subscription} ratePlan={ratePlan} />
            {works && <RequirementsPanel subscription={subscription} />}
            {pays && <MoneyPanel subscription={subscription} invoices={invoicesOf(subscription)} />}
            {pays && agreements}
            {pays && !subscription.can_be_refunded && <NextHoursPanel subscription={subscription} />}
            {pays && !subscription.can_be_refunded && <PausePanel subscription={subscription} />}
            {pays && !subscription.can_be_refunded && <EndPanel subscription={subscription} />}
          </>
        )
      }
    </RecordScreen>
  )
}
