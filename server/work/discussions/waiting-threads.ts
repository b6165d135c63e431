import { sql, type RawBuilder } from 'kysely'
import { hasNews } from './read-threads.ts'
import type { ThreadViewer } from './thread-viewer.ts'

/** The last message that stands in `found` is from someone who isn't of our team. */
const lastIsTheirs = sql<boolean>`coalesce((select not (users.permissions && '{admin,super_admin}'::text[]) from messages join users on users.uuid = sender_uuid
  where discussion_uuid = found.uuid and messages.kind = 'message' and messages.deleted_date is null
  order by messages.position desc limit 1), false)`

/**
 * `found` waits for someone of our team who takes part in it: for an answer where people write to us, for a look where
 * client and assistant write to each other. A closed or muted thread waits for nobody.
 */
export function waitsForOne({ user_uuid }: Pick<ThreadViewer, 'user_uuid'>): RawBuilder<boolean> {
  return sql`(takes_part and status = 'open' and not muted
    and case when found.kind in ('project', 'question') then ${hasNews(user_uuid)} else ${lastIsTheirs} end)`
}
