import { listMessages } from '@talentplace/contract/work/discussions/discussion.routes'
import { foldedText } from '@talentplace/contract/shared/folded-text'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readMessages } from './read-messages.ts'
import { recordLook, requireThread, threadViewer } from './thread-viewer.ts'

interface Requested {
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly search?: string | undefined
  readonly limit: number
}

/** One more than is asked for, so that it is known whether there are more. */
function chosen(uuid: string, { before, after, search, limit }: Requested): RawBuilder<unknown> {
  if (after !== undefined) {
    return sql`select * from messages where discussion_uuid = ${uuid} and change > ${after}
      order by change limit ${limit + 1}`
  }
  const words = search
    ? sql`and deleted_date is null and searched_words(body) @@ websearch_to_tsquery('simple', ${foldedText(search)})`
    : sql``
  const earlier = before === undefined ? sql`` : sql`and position < ${before}`
  return sql`select * from messages where discussion_uuid = ${uuid} ${earlier} ${words}
    order by position desc limit ${limit + 1}`
}

/**
 * Messages in their order. Places and changes are numbered by whoever holds the thread, so nobody sees a number before all lower ones
 * are there: what comes after an offset is all that happened since.
 */
export function listMessagesOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listMessages, async (context, { params: { uuid }, query }) => {
    const viewer = threadViewer(signedIn(context), clock.now())
    const { takes_part } = await requireThread(database.kysely, viewer, uuid)
    if (!takes_part) {
      const look = { action: 'looked', entity: `discussion:${uuid}` } as const
      await database.kysely.transaction().execute((transaction) => recordLook(transaction, viewer, look))
    }
    // Before the messages: what is written between the two is told again after this offset, and never left out.
    const { steps, message_count } = await database.kysely
      .selectFrom('discussions')
      .select(['steps', 'message_count'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    const isNews = query.after !== undefined
    const found = await readMessages(database.kysely, chosen(uuid, query), isNews ? 'change' : 'position')
    const more = found.length > query.limit
    const messages = !more ? found : isNews ? found.slice(0, -1) : found.slice(1)
    const offset = isNews && more ? (messages.at(-1)?.change ?? steps) : steps
    return { messages, count: message_count, more, offset }
  })
}
