import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'

/** C2.2: where tasks without a list are. Made with the subscription's first need, once however many need it at a time. */
export async function defaultListOf(transaction: Transaction<Tables>, project: string, at: Date): Promise<string> {
  await transaction
    .insertInto('task_lists')
    .values({ project_uuid: project, name: 'General', is_default: true, created_date: at })
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
