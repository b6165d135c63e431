import { approveTime } from '@talentplace/contract/work/time/review.routes'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { isSeenBy, timeViewerOf, type TimeViewer } from '../time/time-viewer.ts'
import { approveLocked } from './approve-locked.ts'

type Body = Received<typeof approveTime>['body']

/** What is meant, of what the client sees. @throws HttpError 404 where one of those named isn't theirs */
async function meant(transaction: Transaction<Tables>, viewer: TimeViewer, body: Body): Promise<string[]> {
  const seen = transaction.selectFrom('time_entries').select(['uuid', 'status']).where(isSeenBy(viewer))
  if ('uuids' in body) {
    const wanted = [...new Set(body.uuids)]
    const found = await seen.where('uuid', 'in', wanted).execute()
    if (found.length < wanted.length) throw notFound()
    return wanted
  }
  const project = await transaction
    .selectFrom('projects')
    .select('uuid')
    .where('uuid', '=', body.project_uuid)
    .where(sql<boolean>`client_uuid = ${viewer.side === 'client' ? viewer.client_uuid : null}`)
    .executeTakeFirst()
  if (!project) throw notFound()
  const found = await seen
    .where('project_uuid', '=', body.project_uuid)
    .where('task_date', '<=', body.to)
    .where('status', 'in', timeEntryStates.sets.approvable)
    .execute()
  return found.map(({ uuid }) => uuid)
}

/** The client approves before the review ends. What they ask about, or have approved already, stays as it is. */
export function approveTimeOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(approveTime, async (context, { body }) => {
    const { user_uuid } = signedIn(context)
    const viewer = await timeViewerOf(database.kysely, signedIn(context))
    const approved = await database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockRows(transaction, 'time_entries', await meant(transaction, viewer, body))
      return approveLocked(transaction, locked, { side: 'client', user_uuid, reason: null, at: clock.now() })
    })
    return { approved }
  })
}
