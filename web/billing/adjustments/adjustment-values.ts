import type { Adjustment } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import {
  adjustmentReasonCodes,
  reasonWords,
  type AdjustmentKind,
  type AdjustmentReason,
} from '@talentplace/contract/billing/adjustments/adjustment-reasons'
import type { Currency } from '@talentplace/contract/shared/money'
import { centsText, readCents } from '../../platform/formatting/typed-amount.ts'
import type { Issues } from '../../ui/form/issues.ts'

/** Whose next document it is on: a subscription, or an assistant. */
export interface Subject {
  readonly value: string
  readonly label: string
  readonly currency: Currency
}

/** An adjustment as its form holds it: amounts and hours as they are typed, never below zero. */
export interface AdjustmentValues {
  readonly subject: Subject | null
  /** Empty: it is about no place. */
  readonly rate_plan_uuid: string
  readonly direction: 'less' | 'more'
  readonly measure: 'amount' | 'hours'
  readonly amount: string
  /** Null: the assistant's own. */
  readonly currency: Currency | null
  /** Of a client's. Empty: as the place it is about, or as all of the subscription. */
  readonly tax_category: string
  readonly reason_code: AdjustmentReason
  readonly note: string
  readonly effective_date: string
  /** The version that is changed; null: it is a new one. */
  readonly version: number | null
}

/** What a new one begins with. */
export function newValues(subject: Subject | null, today: string): AdjustmentValues {
  return {
    subject,
    rate_plan_uuid: '',
    direction: 'less',
    measure: 'amount',
    amount: '',
    currency: null,
    tax_category: '',
    reason_code: 'correction',
    note: '',
    effective_date: today,
    version: null,
  }
}

const hundredthsAnHour = 100
const minutesAnHour = 60

/** Hours with two decimals, as they are typed: `1.5`. */
const hoursOf = (minutes: number) => centsText(Math.round((Math.abs(minutes) * hundredthsAnHour) / minutesAnHour))

/** What the form of a stored one begins with. */
export function valuesOf(adjustment: Adjustment): AdjustmentValues {
  const { project_uuid, virtualassistant_uuid, name, project_name, minutes, whole_cents, currency } = adjustment
  const label = adjustment.kind === 'client' ? `${name}: ${project_name ?? ''}` : name
  return {
    subject: { value: (adjustment.kind === 'client' ? project_uuid : virtualassistant_uuid) ?? '', label, currency },
    rate_plan_uuid: adjustment.rate_plan_uuid ?? '',
    direction: whole_cents < 0 ? 'less' : 'more',
    measure: minutes === null ? 'amount' : 'hours',
    amount: minutes === null ? centsText(Math.abs(whole_cents)) : hoursOf(minutes),
    currency,
    tax_category: adjustment.tax_category ?? '',
    reason_code: adjustment.reason_code,
    note: adjustment.note,
    effective_date: adjustment.effective_date,
    version: adjustment.version,
  }
}

/** What is sent of it. What can't be read is told by `adjustmentIssues`. */
export function bodyOf(kind: AdjustmentKind, values: AdjustmentValues) {
  const { subject, rate_plan_uuid, tax_category, reason_code, note, effective_date, version } = values
  const sign = values.direction === 'less' ? -1 : 1
  // Two decimals of an hour, as of a dollar.
  const typed = sign * (readCents(values.amount) ?? 0)
  const isHours = values.measure === 'hours'
  return {
    kind,
    project_uuid: kind === 'client' ? (subject?.value ?? null) : null,
    virtualassistant_uuid: kind === 'va' ? (subject?.value ?? null) : null,
    rate_plan_uuid: rate_plan_uuid === '' ? null : rate_plan_uuid,
    currency: kind === 'va' ? (values.currency ?? subject?.currency ?? null) : null,
    amount_cents: isHours ? null : typed,
    minutes: isHours ? Math.round((typed * minutesAnHour) / hundredthsAnHour) : null,
    tax_category: kind === 'va' || tax_category === '' ? null : tax_category,
    reason_code,
    note,
    effective_date,
    ...(version !== null && { version }),
  }
}

/** What only the form can tell: an amount that can't be read. */
export function adjustmentIssues({ amount, measure }: AdjustmentValues): Issues {
  if (readCents(amount) !== null) return {}
  return { amount: measure === 'hours' ? 'Must be hours, e.g. 1.50' : 'Must be an amount, e.g. 42.50' }
}

/** The fields of a form by what is sent of them. */
export function fieldOf(path: string): string {
  if (path === 'project_uuid' || path === 'virtualassistant_uuid') return 'subject'
  return path === 'amount_cents' || path === 'minutes' ? 'amount' : path
}

/** The reasons of a kind, in the words that its reader sees. */
export function reasonOptions(kind: AdjustmentKind): { value: AdjustmentReason; label: string }[] {
  return adjustmentReasonCodes.flatMap((value) => {
    const label = reasonWords(value, kind)
    return label === null ? [] : [{ value, label }]
  })
}
