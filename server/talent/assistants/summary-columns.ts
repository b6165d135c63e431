import { sql } from 'kysely'

/** The latest application of a row of `assistants`. */
export const latestApplication = sql`(select applications.uuid from applications
  where virtualassistant_uuid = assistants.uuid order by created_date desc, uuid desc limit 1)`

/** What staff read of a row of `assistants`, in lists and on its page. */
export const sharedColumns = sql`
  assistants.id, assistants.uuid, full_name, display_name,
  (select email from users where users.uuid = user_uuid) as email,
  state, state_date, state_reason, probation_ends, rejected_date, city, region, timezone,
  available_hours_per_month, monthly_hours_committed,
  available_hours_per_month - monthly_hours_committed as spare_hours,
  (select count(distinct project_uuid)::int from rate_plans
    where virtualassistant_uuid = assistants.uuid and hours_released_date is null) as project_count,
  (select staff.full_name from people_relationships join users staff on staff.uuid = people_relationships.user_uuid
    where virtualassistant_uuid = assistants.uuid and role = 'vsm') as vsm_name`

export const summaryColumns = sql`${sharedColumns},
  coalesce((select array_agg(value order by array_position(role_ids, roles.id)) from roles
    where roles.id = any(role_ids)), '{}') as roles,
  (select json_build_object('state', applications.state, 'submitted_date', submitted_date, 'reapply_date', reapply_date,
      'done', array(select step from application_steps where application_uuid = applications.uuid))
    from applications where applications.uuid = ${latestApplication}) as application`
