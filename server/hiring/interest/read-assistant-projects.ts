import type { DeclineReason } from '@talentplace/contract/subscriptions/interest/decline-reasons'
import type { PauseView } from '@talentplace/contract/subscriptions/pauses/pause-view'
import type { Interest, InvitationState } from '@talentplace/contract/subscriptions/interest.states'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { daysByZone } from '../../platform/clock/days-by-zone.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { hoursRemaining } from '../../subscriptions/hours/period-hours.ts'
import { toPauseViewOn } from '../../subscriptions/pauses/pause-view.ts'
import { readersName } from '../../platform/languages/readers-name.ts'

export interface AssistantProjectRow {
  readonly uuid: string
  readonly project_uuid: string
  readonly project_name: string
  readonly client_uuid: string
  readonly company: string
  readonly is_individual: boolean
  readonly contact_name: string | null
  readonly contact_timezone: string | null
  readonly matching_criteria: unknown
  readonly role_id: number
  readonly role: string
  readonly role_en: string
  readonly role_fr: string | null
  /** Of the place they have, or of the one that is open. */
  readonly rate_plan_uuid: string
  readonly project_group: InvitationState
  readonly interest: Interest
  /** `interest`: the client hasn't chosen yet, and no place is kept for them. */
  readonly asked_for: 'place' | 'interest'
  readonly decline_reason: DeclineReason | null
  readonly decline_note: string
  readonly asked_date: Date
  readonly answered_date: Date | null
  readonly changed_date: Date | null
  readonly hours_per_month: number
  readonly hours_remaining: number | null
  readonly days_remaining: number | null
  readonly pause: PauseView | null
  readonly invoice_day: number | null
  readonly start_date: string | null
  readonly end_date: string | null
  readonly assistant_uuid: string
  readonly assistant_id: number
  readonly availability: number
  readonly timezone: string
  /** The calendar day on the clock of the client's primary contact. */
  readonly today: string
}

/**
 * The place of the role that the assistant has: the one they are in, else the next, else the last; else one that nobody has.
 * Its end is that of the place which follows it for them, if one does.
 */
const ratePlan = sql`(
  select rate_plans.*, ends.last_day
  from rate_plans
  cross join lateral (
    select case when bool_or(rp_end_date is null) then null else max(rp_end_date) end as last_day from rate_plans own
    where own.seat_uuid = rate_plans.seat_uuid and own.rate_start_date >= rate_plans.rate_start_date
      and own.virtualassistant_uuid is not distinct from rate_plans.virtualassistant_uuid
  ) ends
  where rate_plans.project_uuid = asked.project_uuid and rate_plans.role_id = asked.role_id
    and (rate_plans.virtualassistant_uuid = asked.virtualassistant_uuid
      or (rate_plans.hours_released_date is null
        and (rate_plans.virtualassistant_uuid is null or asked.asked_for = 'interest')))
  order by rate_plans.virtualassistant_uuid is distinct from asked.virtualassistant_uuid,
    case when rate_plans.rp_end_date < today then 2 when rate_plans.rate_start_date > today then 1 else 0 end,
    abs(rate_plans.rate_start_date - today), rate_plans.uuid limit 1)`

const contact = sql`(
  select full_name, timezone from users where users.client_uuid = projects.client_uuid and deleted_date is null
  order by is_primary_contact desc, created_date, uuid limit 1)`

/**
 * C1.2: upcoming begins on a later day, current has begun and not ended, past has ended. What was asked and not answered
 * is an invitation while its place is theirs; what they declined is shown while nobody else has it. Who is asked about their
 * interest only sees that until it is over.
 */
const group = sql`case
  when asked_for = 'interest' then case when ended or closed_date is not null then null
    when interest = 'declined' then 'declined' else 'invitation' end
  when ended and interest = 'accepted' and not place_is_open then 'past'
  when ended then null
  when interest = 'declined' then case when place_is_open then 'declined' end
  when place_is_open then null
  when interest = 'asked' then 'invitation'
  when start_date > today then 'upcoming'
  else 'current' end`

function invitedOn(days: Readonly<Record<string, string>>): RawBuilder<unknown> {
  return sql`
    select asked.uuid, asked.project_uuid, asked.role_id, asked.interest, asked.asked_for, asked.closed_date, asked.decline_reason, asked.decline_note,
      asked.asked_date, asked.answered_date, asked.changed_date,
      projects.project_name, projects.client_uuid, projects.matching_criteria, projects.invoice_day, projects.invoiced_until,
      ${toPauseViewOn(sql`today.today`)} as pause,
      clients.company, clients.is_individual, contact.full_name as contact_name, contact.timezone as contact_timezone,
      ${readersName('roles.value')} as role, roles.value as role_en, roles.value_fr as role_fr, place.hours_per_month, place.virtualassistant_uuid is null as place_is_open,
      place.uuid as rate_plan_uuid, place.rate_start_date as start_date,
      least(place.last_day, projects.end_date) as end_date, today.today,
      coalesce(least(place.last_day, projects.end_date) < today.today, false) as ended,
      assistants.uuid as assistant_uuid, assistants.id as assistant_id, assistants.user_uuid,
      assistants.availability, assistants.timezone
    from va_relationships asked
    join assistants on assistants.uuid = asked.virtualassistant_uuid
    join projects on projects.uuid = asked.project_uuid
    join clients on clients.uuid = projects.client_uuid
    join roles on roles.id = asked.role_id
    left join lateral ${contact} contact on true
    cross join lateral (
      select (${JSON.stringify(days)}::jsonb ->> coalesce(contact.timezone, 'UTC'))::date as today) today
    join lateral ${ratePlan} place on true`
}

/** The rows of what assistants have or are asked for, for a query. */
export async function assistantProjectRows(database: Kysely<Tables>, now: Date) {
  const days = await daysByZone(database, now)
  const rows = sql<AssistantProjectRow>`(select *,
      case when project_group = 'current' and not is_paused_on(project_uuid, today) then invoiced_until - today end as days_remaining,
      case when project_group = 'current' then ${hoursRemaining(sql`project_uuid`, sql`today`)} end as hours_remaining
    from (select *, ${group} as project_group from (${invitedOn(days)}) asked) grouped where project_group is not null)`
  return database.selectFrom(rows.as('found')).selectAll()
}
