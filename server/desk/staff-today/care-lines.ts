import { checkedDays, type CareQueue } from '@talentplace/contract/subscriptions/care/care.routes'
import { sql, type RawBuilder } from 'kysely'
import { isLookedAfterBy } from '../../subscriptions/care/owner-conditions.ts'
import { listOfQueue } from '../../subscriptions/care/read-care.ts'
import type { DaysOfClients } from '../../subscriptions/groups/days-of-clients.ts'
import { inGroup } from '../../subscriptions/groups/group-conditions.ts'
import { isInNeedOf, isWordOf } from '../../subscriptions/staff/need-conditions.ts'
import { isUnanswered } from '../../subscriptions/staff/search-projects.ts'
import { linesOf } from './today-lines.ts'

const ofProject = {
  uuid: sql`projects.uuid`,
  page_uuid: sql`projects.uuid`,
  title: sql`project_name`,
  about: sql`company`,
}
const projects = sql`projects join clients on clients.uuid = projects.client_uuid`

/** The first of the check-ins that isn't done. */
const nextCheckIn = sql`(select min(projects.start_date + day - 1) from unnest(${sql.lit(`{${checkedDays.join(',')}}`)}::int[]) day
  where day <> all (noted.done_days))`

/** Subscriptions of a list whose next step is this person's. */
export function careLines(queue: CareQueue, user_uuid: string, days: DaysOfClients) {
  const due_date = queue === 'first_30' ? sql`least(noted.due_date, ${nextCheckIn})` : sql`noted.due_date`
  return linesOf(
    { ...ofProject, next_step: sql`noted.next_step`, due_date },
    sql`${projects} join project_follow_ups noted on noted.project_uuid = projects.uuid and noted.queue = ${queue}
      where noted.owner_uuid = ${user_uuid} and projects.removed_date is null and ${inGroup(listOfQueue[queue], days)}`,
  )
}

/** What this person said of a subscription's health, and ends soon. */
export function wordLines(user_uuid: string, days: DaysOfClients) {
  return linesOf(
    { ...ofProject, next_step: sql`said.override_note`, due_date: sql`said.override_until` },
    sql`${projects} join project_health said on said.project_uuid = projects.uuid
      where projects.removed_date is null and ${isWordOf(user_uuid)} and ${isInNeedOf('word', days)}`,
  )
}

function ofClients(user_uuid: string, condition: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`${projects} where projects.removed_date is null and ${isLookedAfterBy(user_uuid, null)} and ${condition}`
}

/** Welcome briefs that nobody has read, of clients whom this person looks after. */
export function briefLines(user_uuid: string, days: DaysOfClients) {
  const since = sql`(select max(submitted_date) from project_requirements where project_uuid = projects.uuid)`
  return linesOf({ ...ofProject, since }, ofClients(user_uuid, isInNeedOf('brief', days)))
}

/** Subscriptions of these clients in which an assistant hasn't answered. */
export function invitationLines(user_uuid: string, days: DaysOfClients) {
  const since = sql`(select min(asked_date) from va_relationships
    where va_relationships.project_uuid = projects.uuid and interest = 'asked')`
  return linesOf({ ...ofProject, since }, ofClients(user_uuid, isUnanswered(days)))
}
