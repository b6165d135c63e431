import type { WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import type { Transaction } from 'kysely'
import { sendAhead } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'

type Entry = WholeTask['history'][number]
export type FieldChange = Entry['changes'][number]

/** Longest text of a field that a history shows. */
const longest = 200

function shortened(text: string | null): string | null {
  return text === null || text.length <= longest ? text : `${text.slice(0, longest - 1)}…`
}

/** Who did what to a task, and when; it stays. */
export async function recordChange(
  transaction: Transaction<Tables>,
  change: {
    task_uuid: string
    what: Entry['what']
    /** Null: nobody, it follows from something else. */ by: string | null
    at: Date
    changes?: readonly FieldChange[]
  },
): Promise<void> {
  const { task_uuid, what, by, at, changes = [] } = change
  const shortenedChanges = changes.map(({ field, from, to }) => ({ field, from: shortened(from), to: shortened(to) }))
  const added = transaction
    .insertInto('task_changes')
    .values({ task_uuid, what, changed_by: by, created_date: at, changes: JSON.stringify(shortenedChanges) })
  await sendAhead(transaction, added)
}
