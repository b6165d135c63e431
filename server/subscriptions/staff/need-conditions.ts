import { requirementStates } from '@talentplace/contract/subscriptions/requirement.states'
import type { ProjectNeed } from '@talentplace/contract/subscriptions/staff/search-types'
import { sql, type RawBuilder } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'
import { isFromToday, type DaysOfClients } from '../groups/days-of-clients.ts'
import { inGroup } from '../groups/group-conditions.ts'

/** For how many more days staff's word on health counts when it asks to be renewed. */
const wordEndsWithin = 2

/** The latest version that the client sent hasn't been read. */
const hasUnreadBrief = sql`((select status from project_requirements
  where project_uuid = projects.uuid and status in ${sqlIn(requirementStates.sets.sent)}
  order by version desc limit 1) in ${sqlIn(requirementStates.sets.open)})`

/** It goes on, and the default card will have expired on the day of its next renewal, or there is none. */
const lacksCard = sql`(projects.end_date is null and not exists (select from credit_cards
  where client_uuid = projects.client_uuid and default_credit_card and removed_date is null
    and (make_date(expiry_year, expiry_month, 1) + interval '1 month')::date > projects.invoiced_until + 1))`

function hasWordThatEnds(days: DaysOfClients): RawBuilder<unknown> {
  const { earliest, latest } = days
  return sql`(projects.uuid in (select project_uuid from project_health where override_level is not null
      and override_until between ${earliest}::date and ${latest}::date + ${wordEndsWithin}::int)
    and exists (select from project_health where project_uuid = projects.uuid
      and ${isFromToday(sql`override_until`, days)} and override_until <= ${days.today} + ${wordEndsWithin}::int))`
}

/** Of rows of `projects`: they are not over, and need that. */
export function isInNeedOf(need: ProjectNeed, days: DaysOfClients): RawBuilder<boolean> {
  const condition = { brief: hasUnreadBrief, card: lacksCard, word: hasWordThatEnds(days) }[need]
  return sql`(${inGroup('Active', days)} and ${condition})`
}

/** Of rows of `projects`: whose word on their health it is. */
export function isWordOf(user_uuid: string): RawBuilder<boolean> {
  return sql`projects.uuid in (select project_uuid from project_health
    where override_level is not null and override_by = ${user_uuid})`
}
