import { replacementStates } from '@talentplace/contract/subscriptions/replacement.states'
import { sql, type RawBuilder } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'

/**
 * The last place of each seat that someone has to be found for: nobody has it, who has it hasn't answered yet, or the
 * client asks for someone else. `since`: as far as the rows tell.
 */
export const openSeats: RawBuilder<unknown> = sql`(
  select place.uuid, place.version, place.project_uuid, place.seat_uuid, place.role_id, place.hours_per_month,
    place.rate_start_date, place.virtualassistant_uuid,
    coalesce(replacement.asked_date, greatest(place.created_date, said.last_said)) as since
  from projects
  join rate_plans place on place.project_uuid = projects.uuid
  left join lateral (
    select asked_date from replacement_requests
    where replacement_requests.seat_uuid = place.seat_uuid and state in ${sqlIn(replacementStates.sets.open)}
  ) replacement on true
  left join lateral (
    select max(coalesce(answered_date, asked_date)) as last_said,
      bool_or(interest = 'asked' and virtualassistant_uuid = place.virtualassistant_uuid) as is_asked
    from va_relationships asked where asked.project_uuid = place.project_uuid and asked.role_id = place.role_id
      and asked_for = 'place'
  ) said on true
  where (projects.matching_state = 'matching' or projects.uuid in (
      select project_uuid from replacement_requests where state in ${sqlIn(replacementStates.sets.open)}))
    and projects.start_date is not null and projects.removed_date is null
    and projects.end_date is null and place.hours_released_date is null
    and not exists (select from rate_plans later
      where later.seat_uuid = place.seat_uuid and later.rate_start_date > place.rate_start_date)
    and (place.virtualassistant_uuid is null or replacement.asked_date is not null or said.is_asked))`
