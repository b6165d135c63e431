import type {
  AffectedProject,
  RetentionCase,
  RetentionReason,
} from '@talentplace/contract/talent/retention/retention.routes'

export const reasonNames: Readonly<Record<RetentionReason, string>> = {
  too_few_hours: 'Too few hours',
  pay: 'Pay',
  other_work: 'Other work',
  client: 'A client',
  health: 'Health',
  family: 'Family',
  performance: 'Performance',
  other: 'Other',
}

export const kindNames: Readonly<Record<RetentionCase['kind'], string>> = {
  risk: 'May leave',
  leaving: 'Is leaving',
}

/** `2 of 3 replaced`; empty where none is affected. */
export function replacedText(projects: readonly AffectedProject[]): string {
  const replaced = projects.filter(({ replacement_uuid }) => replacement_uuid !== null).length
  return projects.length === 0 ? '' : `${replaced} of ${projects.length} replaced`
}

/** Who follows in a subscription, and how long that took. */
export function replacementText({ replacement_name, days_to_replace }: AffectedProject): string {
  if (replacement_name === null) return 'Nobody follows yet'
  const days = days_to_replace === 1 ? '1 day' : `${days_to_replace ?? 0} days`
  return `${replacement_name} follows, after ${days}`
}
