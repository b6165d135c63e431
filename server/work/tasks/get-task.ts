import { getTask, type WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import { sql, type CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Session } from '../../platform/sessions/session.ts'
import { inOneTrip, sendAhead } from '../../platform/database/pipeline.ts'
import { commentRows, toComment } from './task-comments.ts'
import { projectOfTask, taskIsDeleted } from './reached-task.ts'
import { filesOn } from './task-files.ts'
import { nameOf, toTaskView, taskRows } from './task-rows.ts'
import { readersChange } from './task-words.ts'
import { timersOnRows } from './timers-on.ts'

const maxHistory = 100

function mayEdit({ permissions }: Session): boolean {
  return (['client', 'virtualassistant', 'admin_tasks.edit'] as const).some((each) => hasPermission(permissions, each))
}

function historyRows(database: Kysely<Tables>, uuid: string) {
  return database
    .selectFrom('task_changes')
    .select(['uuid', 'what', 'created_date', 'changes', nameOf(sql`changed_by`).as('by_name')])
    .where('task_uuid', '=', uuid)
    .orderBy('created_date', 'desc')
    .orderBy('uuid', 'desc')
    .limit(sql.lit(maxHistory))
}

type HistoryRow = Awaited<ReturnType<ReturnType<typeof historyRows>['execute']>>[number]

function toHistory(rows: readonly HistoryRow[]): WholeTask['history'] {
  return rows.map(({ created_date, changes, ...row }) => ({
    ...row,
    at: created_date.toISOString(),
    changes: (changes as WholeTask['history'][number]['changes']).map(readersChange),
  }))
}

/** What the page of a task shows, to be read in one go. */
function partsOf(database: Kysely<Tables>, uuid: string) {
  return [
    taskRows(database, sql<boolean>`tasks.uuid = ${uuid}`),
    taskRows(database, sql<boolean>`tasks.parent_uuid = ${uuid}`)
      .orderBy('position')
      .orderBy('uuid'),
    database
      .selectFrom('tasks')
      .select(['instructions', nameOf(sql`tasks.created_by`).as('created_by_user_name')])
      .select(filesOn(sql`tasks.uuid`, sql`null`).as('files'))
      .where('uuid', '=', uuid),
    commentRows(database, uuid),
    historyRows(database, uuid),
    timersOnRows([uuid]),
  ] as const
}

type RowsOf<Statements extends readonly unknown[]> = {
  [At in keyof Statements]: Statements[At] extends { compile(...given: never[]): CompiledQuery<infer Row> }
    ? Row[]
    : never
}
type PartRows = RowsOf<ReturnType<typeof partsOf>>

function toWholeTask([rows, parts, more, comments, history, timers]: PartRows, session: Session): WholeTask {
  const [row] = rows
  const [rest] = more
  if (!row || !rest) throw taskIsDeleted()
  return {
    ...toTaskView(row),
    ...rest,
    subtasks: parts.map((part) => toTaskView(part)),
    comments: comments.map(toComment),
    history: toHistory(history),
    can_edit: mayEdit(session),
    timer_count: timers[0]?.timer_count ?? 0,
  }
}

/** A task that is there, as its page shows it. Whether the caller may see it was asked before. */
export async function wholeTask(database: Kysely<Tables>, uuid: string, session: Session): Promise<WholeTask> {
  return toWholeTask(await inOneTrip(database, ...partsOf(database, uuid)), session)
}

/** The same, read with the commit of the transaction; to be waited for after it. */
export async function wholeTaskAhead(transaction: Transaction<Tables>, uuid: string, session: Session) {
  const [row, parts, more, comments, history, timers] = partsOf(transaction, uuid)
  const sent = [
    await sendAhead(transaction, row),
    await sendAhead(transaction, parts),
    await sendAhead(transaction, more),
    await sendAhead(transaction, comments),
    await sendAhead(transaction, history),
    await sendAhead(transaction, timers),
  ] as const
  return async (): Promise<WholeTask> =>
    toWholeTask(
      await Promise.all([sent[0].rows, sent[1].rows, sent[2].rows, sent[3].rows, sent[4].rows, sent[5].rows]),
      session,
    )
}

export function getTaskOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getTask, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    await projectOfTask(database.kysely, uuid, { session, reach: 'view', now: clock.now() })
    return wholeTask(database.kysely, uuid, session)
  })
}
