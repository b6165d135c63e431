import * as t from '@talentplace/contract/work/messages/tasks'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'

const generalName = t.generalList.texts.en

/** A list's name, as SQL: that of the default one, unless someone has renamed it, in the reader's language. */
export function readersListName(): RawBuilder<string> {
  const name = t.generalList()
  if (name === generalName) return sql`task_lists.name`
  return sql`case when task_lists.is_default and task_lists.name = ${generalName} then ${name}::text else task_lists.name end`
}

/** C2.2: where tasks without a list are. Made with the subscription's first need, once however many need it at a time. */
export async function defaultListOf(transaction: Transaction<Tables>, project: string, at: Date): Promise<string> {
  await transaction
    .insertInto('task_lists')
    .values({ project_uuid: project, name: generalName, is_default: true, created_date: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { uuid } = await transaction
    .selectFrom('task_lists')
    .select('uuid')
    .where('project_uuid', '=', project)
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  return uuid
}
