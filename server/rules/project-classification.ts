import type { ProjectClassification } from '@talentplace/contract/projects/project.states'

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
