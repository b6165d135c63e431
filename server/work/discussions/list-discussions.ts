import { listDiscussions } from '@talentplace/contract/work/discussions/discussion.routes'
import { foldedText } from '@talentplace/contract/shared/folded-text'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf, rowsWhere, type Ties } from '../../platform/database/list-page.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { countUnread, hasNews, toThreadViews, threadRows } from './read-threads.ts'
import { threadsOf } from './taking-part.ts'
import { recordLook, threadViewer, type ThreadViewer } from './thread-viewer.ts'
import { waitsForOne } from './waiting-threads.ts'

type Query = Received<typeof listDiscussions>['query']

const sortColumns = {
  last_message_date: sql`discussions.last_message_date`,
  subject: neverEmpty(sql`coalesce(projects.searched_text, discussions.searched_text)`),
}
const ties: Ties = [[sql`discussions.uuid`, 'asc']]
const usually = { by: 'last_message_date', descending: true } as const

/** Words of the subject, of the company, or of messages: each looked for in its own table. */
function holdsWords(words: string): RawBuilder<boolean> {
  const pattern = containing(words)
  return sql<boolean>`discussions.uuid in (
    select uuid from discussions where project_uuid is null and searched_text like ${pattern}
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

/** Of the threads that someone takes part in, those where that holds, or all the other ones. */
function isAmongOwn(own: RawBuilder<unknown>, isAsked: boolean): RawBuilder<boolean> {
  return isAsked ? sql`discussions.uuid in (${own})` : sql`discussions.uuid not in (${own})`
}

function conditionsOf(database: Kysely<Tables>, query: Query, viewer: ThreadViewer): RawBuilder<boolean> {
  const { participant_uuid, project_uuid, search, status, unread, waits_for_me } = query
  const own = threadRows(database, { ...viewer, looks: false })
    .clearSelect()
    .select('uuid')
  const conditions = [
    viewer.looks ? sql<boolean>`true` : isAmongOwn(threadsOf(viewer.user_uuid, viewer.now), true),
    ...(participant_uuid === undefined ? [] : [isAmongOwn(threadsOf(participant_uuid, viewer.now), true)]),
    ...(project_uuid === undefined ? [] : [sql<boolean>`discussions.project_uuid = ${project_uuid}`]),
    ...(status === undefined ? [] : [sql<boolean>`discussions.status = ${status}`]),
    ...(unread === undefined ? [] : [isAmongOwn(sql`${own.where(hasNews(viewer.user_uuid))}`, unread)]),
    ...(waits_for_me === undefined ? [] : [isAmongOwn(sql`${own.where(waitsForOne(viewer))}`, waits_for_me)]),
    ...(search ? [holdsWords(search)] : []),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** C4.1: the caller's threads, or all of them for staff who may see them, whose searches are noted. Which ones first, then what they show. */
export function listDiscussionsOperation({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  return handle(listDiscussions, async (context, { query }) => {
    const viewer = threadViewer(signedIn(context), clock.now())
    const { search, pagination } = query
    if (search && viewer.looks) {
      await kysely
        .transaction()
        .execute((transaction) =>
          recordLook(transaction, viewer, { action: 'searched', entity: 'discussion:all', words: search }),
        )
    }
    const where = conditionsOf(kysely, query, viewer)
    const found = rowsWhere(kysely, 'discussions', { where, isSearch: Boolean(search) })
    const joined = found.$if(pagination.sortBy?.includes('subject') === true, (threads) =>
      threads.leftJoin('projects', 'projects.uuid', 'discussions.project_uuid'),
    )
    const page = pageOf(pagination, sortColumns, usually, ties)
    const [{ rows: ids, count }, unread] = await Promise.all([
      listPage(joined.select('discussions.uuid'), page, found),
      countUnread(kysely, viewer),
    ])
    const uuids = ids.map(({ uuid }) => uuid)
    const rows = await threadRows(kysely, viewer)
      .where(sql<boolean>`uuid = any (${uuids}::uuid[])`)
      .execute()
    return { discussions: await toThreadViews(kysely, inPageOrder(uuids, rows), viewer), count, unread }
  })
}
