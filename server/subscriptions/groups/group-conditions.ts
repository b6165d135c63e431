import { healthStates, type HealthLevel } from '@talentplace/contract/subscriptions/health.states'
import { firstDays, type ProjectSearchType } from '@talentplace/contract/subscriptions/staff/search-types'
import { sql, type RawBuilder } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'
import { isBeforeToday, isFromToday, type DaysOfClients } from './days-of-clients.ts'

const hasStart = sql<boolean>`projects.start_date is not null`

/**
 * Of rows of `project_health`: what staff say until the end of a day, else what was worked out. Of nearly all they say nothing: what day it
 * is for these clients isn't asked.
 */
export function toHealthView(days: DaysOfClients): RawBuilder<HealthLevel> {
  return sql`case when project_health.override_until is not null and ${isFromToday(sql`project_health.override_until`, days)} then project_health.override_level
    else project_health.level end`
}

/** Of rows of `project_health`: a reason has come since staff last went through it. */
export const asksForReview = sql<boolean>`(project_health.review_since is not null
  and (project_health.reviewed_date is null or project_health.review_since > project_health.reviewed_date))`

function isOpen(days: DaysOfClients): RawBuilder<boolean> {
  return sql`(${hasStart} and (projects.end_date is null or ${isFromToday(sql`projects.end_date`, days)}))`
}

function isOver(days: DaysOfClients): RawBuilder<boolean> {
  return sql`(${hasStart} and ${isBeforeToday(sql`projects.end_date`, days)})`
}

function healthIs(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`projects.uuid in (select project_uuid from project_health where ${condition})`
}

/** Of rows of `projects`: they aren't over, and their health is shown as that. */
export function hasHealth(level: HealthLevel, days: DaysOfClients): RawBuilder<boolean> {
  return sql`(${isOpen(days)} and exists (select from project_health where project_uuid = projects.uuid
    and ${toHealthView(days)} = ${level}))`
}

/**
 * `isInGroup` (`server/testing/project-groups.ts`) as conditions on rows of `projects`; a test compares the two.
 */
export function inGroup(type: ProjectSearchType, days: DaysOfClients): RawBuilder<boolean> {
  switch (type) {
    case 'Active':
      return isOpen(days)
    case 'Inactive':
      return isOver(days)
    case 'Draft':
      return sql`projects.start_date is null`
    case 'Matching':
      return sql`(projects.matching_state = 'matching' and ${isOpen(days)})`
    case 'Unassigned':
      return sql`(projects.uuid in (select project_uuid from rate_plans
        where virtualassistant_uuid is null and hours_released_date is null) and ${isOpen(days)})`
    case 'In First 30':
      return sql`(projects.start_date > ${days.earliest}::date - ${firstDays}::int and projects.start_date <= ${days.latest}::date
        and ${isFromToday(sql`(projects.start_date + ${firstDays - 1}::int)`, days)}
        and (${isBeforeToday(sql`(projects.start_date - 1)`, days)}) and ${isOpen(days)})`
    case 'In Retention':
      return sql`((projects.cancelled_date is not null or projects.uuid in (
          select project_uuid from pauses where cause = 'client' and resumes_on > ${days.earliest}::date))
        and ${isOpen(days)} and (projects.cancelled_date is not null or exists (select from pauses
          where project_uuid = projects.uuid and cause = 'client' and resumes_on > ${days.today})))`
    case 'Requiring Review':
      return sql`(${healthIs(asksForReview)} and ${isOpen(days)})`
    case 'Health Check':
      return sql`(projects.uuid in (select project_uuid from project_health
          where level in ${sqlIn(healthStates.sets.open)} or override_level is not null)
        and ${isOpen(days)} and exists (select from project_health where project_uuid = projects.uuid
          and ${toHealthView(days)} in ${sqlIn(healthStates.sets.open)}))`
    case 'Lost':
      return sql`(${isOver(days)} and not exists (select from projects other
        where other.client_uuid = projects.client_uuid and other.uuid <> projects.uuid and other.removed_date is null
          and other.start_date is not null and (other.end_date is null or other.end_date >= ${days.today})))`
  }
}
