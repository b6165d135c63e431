import type { HealthReason } from '@talentplace/contract/subscriptions/care/care.routes'
import { paths } from '../../platform/navigation/paths.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'

function counted(count: number | null, one: string, several: string): string {
  return `${count ?? 0} ${count === 1 ? one : several}`
}

/** What a reason says, with what it counts. */
export function reasonInWords({ code, count }: Pick<HealthReason, 'code' | 'count'>): string {
  switch (code) {
    case 'no_time':
      return `No time logged for ${counted(count, 'day', 'days')}`
    case 'over_hours':
      return `${count ?? 0}% of the hours are worked`
    case 'behind_pace':
      return `Only ${count ?? 0}% of the hours are used so far`
    case 'ahead_of_pace':
      return `${count ?? 0}% of the hours are used already`
    case 'overdue_tasks':
      return `${counted(count, 'task is', 'tasks are')} overdue`
    case 'unanswered_message':
      return `The client has waited ${counted(count, 'working day', 'working days')} for an answer`
    case 'low_rating':
      return `The client gave ${counted(count, 'star', 'stars')} of 5`
    case 'payment_failed':
      return 'An invoice is unpaid'
    case 'requirement_changed':
      return 'The client changed the welcome brief'
  }
}

/** Where a reason can be seen. */
export function evidenceOf({ code, evidence_uuid }: HealthReason, project: string): { label: string; to: string } {
  switch (code) {
    case 'no_time':
    case 'over_hours':
    case 'behind_pace':
    case 'ahead_of_pace':
      return { label: 'See the time', to: staffPaths.staffTime({ project_uuid: project }) }
    case 'overdue_tasks':
      return { label: 'See the tasks', to: paths.tasks('admin') }
    case 'unanswered_message':
      return { label: 'Open the discussion', to: paths.discussion('admin', evidence_uuid ?? '') }
    case 'low_rating':
      return { label: 'See the reviews', to: staffPaths.staffReviews() }
    case 'payment_failed':
      return evidence_uuid === null
        ? { label: 'See the invoices', to: staffPaths.staffInvoices() }
        : { label: 'Open the invoice', to: staffPaths.staffInvoice(evidence_uuid) }
    case 'requirement_changed':
      return { label: 'Read the brief', to: staffPaths.staffRequirements(project) }
  }
}
