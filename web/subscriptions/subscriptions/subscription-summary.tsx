import * as t from '@talentplace/contract/subscriptions/messages/subscriptions'
import * as record from '@talentplace/contract/subscriptions/messages/record'
import type { Reply } from '../../platform/api/operation-types.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { zoneTime } from '../../platform/formatting/zone-time.ts'
import { useMayDo } from '../../platform/session/use-may-do.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { RecordSummary, SummaryFact } from '../../ui/record/record-summary.tsx'
import type { Subscription } from '../visible-subscription.ts'

const inHours = (seconds: number): number => Math.round(seconds / 360) / 10

interface SubscriptionSummaryProps {
  readonly subscription: Subscription
  /** Undefined while they load. */
  readonly hours: Reply<'projects.getProjectHours'> | undefined
}

/** What is left of a period's hours, until when, and what comes then. */
export function SubscriptionSummary({ subscription, hours }: SubscriptionSummaryProps) {
  const { renewal, start_date, end_date, invoice_day, classification, hours_remaining, timezone } = subscription
  const pays = useMayDo('money')
  const period = hours?.period
  return (
    <RecordSummary note={t.datesIn({ zone: zoneTime(timezone) })}>
      {hours_remaining !== null && (
        <SummaryFact
          isMain
          label={record.hoursLeft()}
          note={
            period ? (
              record.ofUntil({
                hours: inHours(period.remaining_seconds + period.billable_seconds),
                day: calendarDay(period.end),
              })
            ) : (
              <Skeleton width="70%" height="1lh" />
            )
          }
        >
          {period ? record.hours({ hours: inHours(period.remaining_seconds) }) : <Skeleton width="50%" height="1lh" />}
        </SummaryFact>
      )}
      {renewal && (
        <SummaryFact
          label={record.renews()}
          note={
            pays && record.renewsFor({ amount: formatMoney(renewal.document.total_cents, renewal.document.currency) })
          }
        >
          {calendarDay(renewal.date)}
        </SummaryFact>
      )}
      <SummaryFact
        label={t.startDate()}
        note={
          classification !== 'past' &&
          end_date === null &&
          [record.invoicedOn({ day: invoice_day }), ...(invoice_day > 28 ? [t.shorterMonths()] : [])].join(' ')
        }
      >
        {calendarDay(start_date)}
      </SummaryFact>
      {end_date !== null && <SummaryFact label={t.endDate()}>{calendarDay(end_date)}</SummaryFact>}
    </RecordSummary>
  )
}
