import type { ProjectSummary } from '@talentplace/contract/subscriptions/staff/staff-project.routes'

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
