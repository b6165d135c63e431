import {
  selectionStates,
  type ProjectClassification,
  type SelectionType,
  type WorkedSelection,
} from '@talentplace/contract/subscriptions/project.states'

/** The dates of a subscription, `YYYY-MM-DD`. */
export interface ProjectDates {
  readonly start_date: string | null
  readonly end_date: string | null
}

/** C1.2 client view. On its last day a subscription is still current (0.11); without a start it is a draft. */
export function classifyForClient({ start_date, end_date }: ProjectDates, today: string): ProjectClassification {
  if (start_date === null) return 'draft'
  if (end_date !== null && end_date < today) return 'past'
  return start_date > today ? 'upcoming' : 'current'
}

/** The dates of one place, and of the subscription it is in. */
export interface RatePlanDates {
  readonly rate_start_date: string
  readonly rp_end_date: string | null
  /** Of the subscription. */
  readonly end_date: string | null
}

function lastDay({ rp_end_date, end_date }: RatePlanDates): string | null {
  if (rp_end_date === null || end_date === null) return rp_end_date ?? end_date
  return rp_end_date < end_date ? rp_end_date : end_date
}

/** C1.2 VA view: begun and not ended is current, also on the last day; what has ended is past, also if it never began. */
export function classifyForAssistant(ratePlan: RatePlanDates, today: string): WorkedSelection {
  const last = lastDay(ratePlan)
  if (last !== null && last < today) return 'past'
  return ratePlan.rate_start_date > today ? 'upcoming' : 'current'
}

/**
 * C1.2: what a subscription is to the assistant who has, or had, these places in it. One that ends today is past already
 * (0.11); of several the one that lasts counts.
 */
export function selectionType(places: readonly RatePlanDates[], today: string): SelectionType {
  const types = places.map((ratePlan) => (lastDay(ratePlan) === today ? 'past' : classifyForAssistant(ratePlan, today)))
  return selectionStates.sets.worked.find((type) => types.includes(type)) ?? 'never'
}
