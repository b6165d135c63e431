import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { sql, type RawBuilder } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'

const hour = 3_600_000

/** The latest day that it isn't yet over anywhere: someone's last day ends for them where they are, and not before. */
function latestDay(now: Date): string {
  return new Date(now.getTime() - 12 * hour).toISOString().slice(0, 10)
}

/** A place whose assistant works there: it hasn't ended, and they weren't only asked. */
function isWorked(now: Date): RawBuilder<unknown> {
  return sql`(rp_end_date is null or rp_end_date >= ${latestDay(now)}) and not exists (
    select from va_relationships asked
    where asked.project_uuid = rate_plans.project_uuid and asked.role_id = rate_plans.role_id
      and asked.virtualassistant_uuid = rate_plans.virtualassistant_uuid and asked.interest <> 'accepted')`
}

/** Asked by a client before being hired, until staff have ended their time with us. */
const isStillRequested = sql`assistants.state not in ${sqlIn(assistantStates.sets.closed)}`

/**
 * The threads that someone takes part in, as the text of a query: the client's people who do its work and whoever works for them in
 * that of their subscription, the company that asks a candidate and whoever is asked, and who has joined.
 */
export function threadsOf(user_uuid: string, now: Date): RawBuilder<unknown> {
  return sql`
    select discussions.uuid from users
      join projects on projects.client_uuid = users.client_uuid
      join discussions on discussions.project_uuid = projects.uuid
    where users.uuid = ${user_uuid} and users.colleague_role <> 'money'
    union
    select discussions.uuid from assistants
      join rate_plans on rate_plans.virtualassistant_uuid = assistants.uuid
      join discussions on discussions.project_uuid = rate_plans.project_uuid
    where assistants.user_uuid = ${user_uuid} and ${isWorked(now)}
    union
    select discussions.uuid from users join discussions on discussions.client_uuid = users.client_uuid
    where users.uuid = ${user_uuid} and users.colleague_role <> 'money'
    union
    select discussions.uuid from assistants
      join discussions on discussions.virtualassistant_uuid = assistants.uuid
    where assistants.user_uuid = ${user_uuid} and ${isStillRequested}
    union
    select discussion_uuid from discussion_people join users on users.uuid = discussion_people.user_uuid
    where user_uuid = ${user_uuid} and joined_date is not null and users.colleague_role <> 'money'`
}

/** Who takes part in a thread, by the same rules, as the text of a query of their uuids; nobody whose account is closed. */
export function peopleOf(discussion: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`
    select users.uuid from discussions
      join projects on projects.uuid = discussions.project_uuid
      join users on users.client_uuid = projects.client_uuid and users.deleted_date is null
        and users.colleague_role <> 'money'
    where discussions.uuid = ${discussion}
    union
    select users.uuid from discussions
      join rate_plans on rate_plans.project_uuid = discussions.project_uuid
      join assistants on assistants.uuid = rate_plans.virtualassistant_uuid
      join users on users.uuid = assistants.user_uuid and users.deleted_date is null
    where discussions.uuid = ${discussion} and ${isWorked(now)}
    union
    select users.uuid from discussions
      join users on users.client_uuid = discussions.client_uuid and users.deleted_date is null
        and users.colleague_role <> 'money'
    where discussions.uuid = ${discussion}
    union
    select users.uuid from discussions
      join assistants on assistants.uuid = discussions.virtualassistant_uuid and ${isStillRequested}
      join users on users.uuid = assistants.user_uuid and users.deleted_date is null
    where discussions.uuid = ${discussion}
    union
    select users.uuid from discussion_people
      join users on users.uuid = discussion_people.user_uuid and users.deleted_date is null
    where discussion_uuid = ${discussion} and joined_date is not null and users.colleague_role <> 'money'`
}
