import { listDiscussions } from '@talentplace/contract/work/discussions/discussion.routes'
import { foldedText } from '@talentplace/contract/shared/folded-text'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { countUnread, hasNews, toThreadViews, threadRows } from './read-threads.ts'
import { threadsOf } from './taking-part.ts'
import { recordLook, threadViewer } from './thread-viewer.ts'
import { waitsForOne } from './waiting-threads.ts'

const sortColumns = { last_message_date: sql`last_message_date`, subject: sql`subject_text` }
const usually = { by: 'last_message_date', descending: true } as const

/** Words of the subject, of the company, or of messages: each looked for in its own table. */
function holdsWords(words: string): RawBuilder<boolean> {
  const pattern = containing(words)
  return sql<boolean>`found.uuid in (
    select uuid from discussions where project_uuid is null and folded_text(subject) like ${pattern}
    union all
    select discussions.uuid from projects join discussions on discussions.project_uuid = projects.uuid
      where projects.searched_text like ${pattern}
        or projects.client_uuid = any (array(select uuid from clients where searched_text like ${pattern}))
    union all
    select uuid from discussions where client_uuid = any (array(select uuid from clients where searched_text like ${pattern}))
    union all
    select discussion_uuid from messages
      where deleted_date is null and searched_words(body) @@ websearch_to_tsquery('simple', ${foldedText(words)}))`
}

/** C4.1: the caller's threads, or all of them for staff who may see them, whose searches are noted. */
export function listDiscussionsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listDiscussions, async (context, { query }) => {
    const viewer = threadViewer(signedIn(context), clock.now())
    const { participant_uuid, project_uuid, search, status, unread, waits_for_me } = query
    let found = threadRows(database.kysely, viewer)
    if (participant_uuid !== undefined) {
      found = found.where(sql<boolean>`found.uuid in (${threadsOf(participant_uuid, viewer.now)})`)
    }
    if (project_uuid !== undefined) found = found.where('project_uuid', '=', project_uuid)
    if (status !== undefined) found = found.where('status', '=', status)
    if (unread !== undefined) found = found.where(sql<boolean>`(${hasNews(viewer.user_uuid)}) = ${unread}`)
    if (waits_for_me !== undefined) found = found.where(sql<boolean>`${waitsForOne(viewer)} = ${waits_for_me}`)
    if (search) found = found.where(holdsWords(search))
    if (search && viewer.looks) {
      await database.kysely
        .transaction()
        .execute((transaction) =>
          recordLook(transaction, viewer, { action: 'searched', entity: 'discussion:all', words: search }),
        )
    }
    const { rows, count } = await listPage(found, pageOf(query.pagination, sortColumns, usually, [[sql`uuid`, 'asc']]))
    return {
      discussions: await toThreadViews(database.kysely, rows, viewer),
      count,
      unread: await countUnread(database.kysely, viewer),
    }
  })
}
