import type { DiscussionPart } from '@talentplace/contract/work/discussions/discussion.routes'
import { sql } from 'kysely'

export interface PersonView {
  readonly user_uuid: string
  readonly name: string
  readonly role: DiscussionPart
  readonly avatar_id: number
}

/** How others see someone in a thread, of `users` joined with `assistantOfUser`: assistants by the name of their profile. */
export const personColumns = sql`users.uuid as user_uuid, coalesce(assistants.display_name, users.full_name) as name,
  case when assistants.uuid is not null then 'virtualassistant' when users.client_uuid is not null then 'client' else 'staff' end
    as role,
  coalesce(assistants.avatar_id, users.avatar_id) as avatar_id`

export const assistantOfUser = sql`left join assistants on assistants.user_uuid = users.uuid`
