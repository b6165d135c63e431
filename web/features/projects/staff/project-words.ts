import type { Currency } from '@talentplace/contract/shared/money'
import type { ProjectGroup, ProjectSummary } from '@talentplace/contract/projects/staff/staff-project.routes'

export const groupNames: Readonly<Record<ProjectGroup, string>> = {
  active: 'Active',
  matching: 'Matching',
  draft: 'Draft',
  inactive: 'Inactive',
}

export const groupTones = { active: 'good', matching: 'notice', draft: 'plain', inactive: 'plain' } as const

/** How the candidates came to a subscription (A6.3). */
export const sourceNames = {
  talent_team: 'Talent team',
  csm: 'Client success',
  sales: 'Sales',
  client: 'Chosen by the client',
  algo: 'Suggested',
} as const

export const standingNames = { current: 'Paid up', past_due: 'Past due', paused: 'Paused' } as const

/** What was said so far, e.g. `1 accepted, 1 not answered`; null where nobody was asked and no place is open. */
export function answersInWords({
  answers: { asked, accepted, declined },
  open_places,
}: Pick<ProjectSummary, 'answers' | 'open_places'>): string | null {
  const parts = [
    accepted > 0 && `${accepted} accepted`,
    asked > 0 && `${asked} not answered`,
    declined > 0 && `${declined} declined`,
    open_places > 0 && `${open_places} open`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join(', ')
}

/** An invoice's number as it is written on it: `CAD-00007`. */
export function invoiceNumber(currency: Currency, number: number): string {
  return `${currency.toUpperCase()}-${String(number).padStart(5, '0')}`
}
