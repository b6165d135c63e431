import type { AdjustmentKind } from '@talentplace/contract/billing/adjustments/adjustment-reasons'
import type { AdjustedRatePlan } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'

interface PlaceFieldProps {
  readonly kind: AdjustmentKind
  /** The subscription or the assistant. */
  readonly subject: string
  /** Hours are at its rate. */
  readonly needed: boolean
  readonly value: string
  readonly error?: string
  readonly onChange: (rate_plan_uuid: string) => void
  /** By which a form finds it. */
  readonly 'data-path'?: string
}

function placeText(place: AdjustedRatePlan, kind: AdjustmentKind): string {
  const { role, virtualassistant_name, company, project_name, unit_cents, currency, from, to } = place
  const who = kind === 'client' ? (virtualassistant_name ?? 'nobody chosen yet') : `${company}, ${project_name}`
  const days = to === null ? `since ${calendarDay(from)}` : `${calendarDay(from)} to ${calendarDay(to)}`
  return `${role}, ${who}, ${formatMoney(unit_cents, currency)} an hour, ${days}`
}

/** The places of a subscription, or of an assistant: at most the latest hundred. */
export function useAdjustedRatePlans(kind: AdjustmentKind, subject: string | null) {
  const whose = kind === 'client' ? { project_uuid: subject ?? '' } : { virtualassistant_uuid: subject ?? '' }
  return useApi('adjustments.listAdjustedPlaces', { query: { kind, ...whose } }, { enabled: subject !== null })
}

const wordsOf = {
  client: { needed: 'At whose rate', optional: 'About whom (optional)', none: 'Nobody in particular' },
  va: {
    needed: 'At the rate of which place',
    optional: 'For which subscription (optional)',
    none: 'No subscription in particular',
  },
}

/** What place it is about, where it is about one. */
export function PlaceField({ kind, subject, needed, value, onChange, ...field }: PlaceFieldProps) {
  const { data, error, refetch } = useAdjustedRatePlans(kind, subject)
  if (error) return <LoadFailure message="The places could not be loaded." onRetry={() => void refetch()} />
  const words = wordsOf[kind]
  const places = (data?.places ?? []).map((place) => ({ value: place.rate_plan_uuid, label: placeText(place, kind) }))
  return (
    <SelectField
      {...field}
      label={needed ? words.needed : words.optional}
      data={[{ value: '', label: needed ? 'Choose' : words.none }, ...places]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
