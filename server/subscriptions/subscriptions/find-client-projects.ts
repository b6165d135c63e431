import type { ClientProject } from '@talentplace/contract/subscriptions/subscriptions/subscription.routes'
import type { ProjectClassification } from '@talentplace/contract/subscriptions/project.states'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { isInForce } from '../rate-plans/in-force.ts'
import { hoursRemaining } from '../hours/period-hours.ts'
import { toPauseViewOn } from '../pauses/pause-view.ts'
import { canBeRefunded } from './refund-offer.ts'
import { classifyForClient } from '../../rules/project-classification.ts'
import { readersName } from '../../platform/languages/readers-name.ts'

interface ClientProjectRow extends Omit<ClientProject, 'classification'> {
  readonly roles: string[]
}

/** C1.2 in the words of a query: the same as `classifyForClient`. */
export function isClassifiedAs(classification: ProjectClassification, today: string): RawBuilder<boolean> {
  const over = sql`coalesce(end_date < ${today}::date, false)`
  if (classification === 'draft') return sql`start_date is null`
  if (classification === 'past') return sql`start_date is not null and ${over}`
  const started = classification === 'current' ? sql`<=` : sql`>`
  return sql`start_date ${started} ${today}::date and not ${over}`
}

function peopleOf(today: string): RawBuilder<unknown> {
  return sql`coalesce((
      select jsonb_agg(jsonb_build_object('uuid', uuid, 'display_name', display_name, 'avatar_id', avatar_id,
        'hours_per_month', hours) order by hours desc, display_name, uuid)
      from (
        select assistants.uuid, display_name, avatar_id, sum(hours_per_month)::int as hours
        from rate_plans join assistants on assistants.uuid = virtualassistant_uuid
        where project_uuid = projects.uuid and ${isInForce(sql`${today}::date`)}
        group by assistants.id order by hours desc, display_name, assistants.uuid
      ) team), '[]')`
}

/** The columns of C1.3, as the text of a query. */
function clientProjects(today: string): RawBuilder<ClientProjectRow> {
  const current = isClassifiedAs('current', today)
  const day = sql`${today}::date`
  return sql`select projects.uuid, project_name, client_uuid, start_date, end_date, invoice_day, ar_status, removed_date,
      ${toPauseViewOn(day)} as pause,
      coalesce(plans.roles, '{}') as roles, plans.hours as subscription_hours,
      ${peopleOf(today)} as people,
      (select status from project_requirements where project_uuid = projects.uuid
        order by status = 'draft', version desc limit 1) as requirements,
      ${canBeRefunded(today)} as can_be_refunded,
      case when ${current} then ${hoursRemaining(sql`projects.uuid`, day)} end as hours_remaining,
      case when ${current} and not is_paused_on(projects.uuid, ${day})
        then greatest(coalesce(end_date, invoiced_until) - ${day}, 0) end as days_remaining
    from projects
    left join lateral (
      select array_agg(distinct ${readersName('roles.value')} order by ${readersName('roles.value')}) as roles, sum(hours_per_month)::int as hours
      from rate_plans join roles on roles.id = role_id
      where project_uuid = projects.uuid and ${isInForce(day)}
    ) plans on true`
}

/** The rows of subscriptions and drafts on that day, for a query. */
export function clientProjectRows(database: Kysely<Tables>, today: string) {
  return database.selectFrom(sql<ClientProjectRow>`(${clientProjects(today)})`.as('projects')).selectAll()
}

export function clientProject(row: ClientProjectRow, today: string): ClientProject {
  return { ...row, classification: classifyForClient(row, today) }
}
