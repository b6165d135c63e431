import type { CareQueue } from '@talentplace/contract/subscriptions/care/care.routes'
import { sql, type RawBuilder } from 'kysely'
import { canOwn } from './can-own.ts'

/** Of rows of `projects`: someone looks after them in a queue; without one, after their client. */
export function isLookedAfterBy(user_uuid: string, queue: CareQueue | null): RawBuilder<boolean> {
  return queue === null
    ? sql`projects.client_uuid in (select client_uuid from people_relationships where user_uuid = ${user_uuid})`
    : sql`projects.uuid in (
        select project_uuid from project_follow_ups where owner_uuid = ${user_uuid} and queue = ${queue})`
}

/** Of rows of `projects`: nobody looks after them in the same way. Who may no longer do so doesn't count. */
export function isUnowned(queue: CareQueue | null): RawBuilder<boolean> {
  return queue === null
    ? sql`not exists (select from people_relationships join users on users.uuid = user_uuid
        where people_relationships.client_uuid = projects.client_uuid and users.deleted_date is null)`
    : sql`not exists (select from project_follow_ups noted join users on users.uuid = noted.owner_uuid
        where noted.project_uuid = projects.uuid and noted.queue = ${queue} and ${canOwn})`
}
