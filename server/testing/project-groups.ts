import { firstDays, type ProjectSearchType } from '@talentplace/contract/subscriptions/staff/search-types'
import { healthStates, type HealthLevel } from '@talentplace/contract/subscriptions/health.states'
import { matchingStates, type MatchingState } from '@talentplace/contract/subscriptions/project.states'
import { classifyForClient } from '../rules/project-classification.ts'
import { dayAfter } from '../rules/working-days.ts'

/** What decides in which of staff's lists a subscription or a draft is. Days are `YYYY-MM-DD`. */
export interface GroupedProject {
  readonly start_date: string | null
  readonly end_date: string | null
  readonly is_cancelled: boolean
  readonly matching_state: MatchingState
  /** Places that nobody has, of the days to come. */
  readonly open_places: number
  /** The first day after a pause that the client asked for, the latest; null: there was none. */
  readonly client_pause_resumes_on: string | null
  /** As shown: what staff say, or what the rows do. */
  readonly health: HealthLevel
  /** A reason to review it has come since staff last did. */
  readonly asks_for_review: boolean
  /** The client has another subscription that runs or is to come. */
  readonly client_has_another: boolean
}

const rules: Readonly<Record<ProjectSearchType, (project: GroupedProject, today: string) => boolean>> = {
  Active: (project, today) => isOpen(project, today),
  Inactive: (project, today) => classifyForClient(project, today) === 'past',
  Draft: ({ start_date }) => start_date === null,
  Matching: (project, today) => isOpen(project, today) && matchingStates.is('open', project.matching_state),
  Unassigned: (project, today) => isOpen(project, today) && project.open_places > 0,
  'In First 30': (project, today) =>
    classifyForClient(project, today) === 'current' && today < dayAfter(project.start_date ?? today, firstDays),
  'In Retention': (project, today) =>
    isOpen(project, today) &&
    (project.is_cancelled || (project.client_pause_resumes_on !== null && project.client_pause_resumes_on > today)),
  'Requiring Review': (project, today) => isOpen(project, today) && project.asks_for_review,
  'Health Check': (project, today) => isOpen(project, today) && healthStates.is('open', project.health),
  Lost: (project, today) => classifyForClient(project, today) === 'past' && !project.client_has_another,
}

/** It is under way, or is to come. */
function isOpen(project: GroupedProject, today: string): boolean {
  return project.start_date !== null && classifyForClient(project, today) !== 'past'
}

/** E2.1: whether one of staff's lists has it, on a day by the client's clock. */
export function isInGroup(type: ProjectSearchType, project: GroupedProject, today: string): boolean {
  return rules[type](project, today)
}
