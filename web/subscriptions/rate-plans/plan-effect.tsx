import { useDebouncedValue } from '@mantine/hooks'
import type { PlanEffect as Effect } from '@talentplace/contract/subscriptions/rate-plans/staff-rate-plan.routes'
import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import styles from './next-hours.module.css'

const typingPause = 250

function priceText({ price }: Effect): string {
  if (price === null) return ''
  const money = (cents: number) => formatMoney(cents, price.currency)
  if (price.later_cents === price.now_cents) return ` The client pays ${money(price.now_cents)} a period, as now.`
  return ` The client pays ${money(price.later_cents)} a period instead of ${money(price.now_cents)}, taxes included.`
}

interface PlanEffectProps {
  readonly project: string
  /** What is asked for: one more role, or a seat with other hours; hours that are no number yet ask nothing. */
  readonly change: { readonly role_id?: number; readonly seat_uuid?: string; readonly hours: number }
}

/** What a change means for hours and price, by what is entered; what was shown last while that is asked for. */
export function PlanEffect({ project, change: { hours, ...which } }: PlanEffectProps) {
  const [query] = useDebouncedValue({ ...which, hours_per_month: hours }, typingPause)
  const isWhole = Number.isInteger(query.hours_per_month) && query.hours_per_month >= 0 && query.hours_per_month <= 744
  const { data, error } = useApi(
    'projects.previewRatePlan',
    { params: { uuid: project }, query: isWhole ? query : {} },
    { enabled: isWhole, placeholderData: keepPreviousData },
  )
  if (error) return <p className={styles.effect}>{error.message}</p>
  if (!data) return null
  return (
    <p className={styles.effect} aria-live="polite">
      From {calendarDay(data.from)}: {data.hours_then} h a month
      {data.hours_then !== data.hours_now && ` instead of ${data.hours_now}`}.{priceText(data)}
    </p>
  )
}
