import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { announce } from '../../platform/realtime/announce.ts'
import type { MergedNames, MergeIssue } from './merge-issue.ts'
import type { Pair } from './merged-rows.ts'

/** The account that an assistant signs in with; null: none, or a closed one. */
async function openAccount(database: Kysely<Tables>, assistant: string) {
  const found = await database
    .selectFrom('assistants')
    .innerJoin('users', 'users.uuid', 'assistants.user_uuid')
    .select(['users.uuid', 'users.email'])
    .where('assistants.uuid', '=', assistant)
    .where('users.deleted_date', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

/** An assistant has one account: which of two goes is for staff to say, by closing it. A client may have any number. */
export async function accountIssue(
  database: Kysely<Tables>,
  { kind, goes, stays }: Pair,
  names: MergedNames,
): Promise<MergeIssue | null> {
  if (kind === 'client') return null
  const [going, staying] = [await openAccount(database, goes), await openAccount(database, stays)]
  if (going === null || staying === null) return null
  const message = `Both can sign in: ${names.goes} as ${going.email}, ${names.stays} as ${staying.email}. Close one of the accounts under Users first.`
  return { code: 'two_accounts', message }
}

/** The account of the assistant who goes, that the one who stays shall have; null: nothing to hand over. */
export async function handedAccount(database: Kysely<Tables>, { kind, goes }: Pair): Promise<string | null> {
  return kind === 'client' ? null : ((await openAccount(database, goes))?.uuid ?? null)
}

/** Step: gives it to the one who stays, once the other one is gone. */
export async function handOverAccount(
  transaction: Transaction<Tables>,
  { stays }: Pair,
  user_uuid: string,
): Promise<void> {
  await transaction.updateTable('assistants').set({ user_uuid }).where('uuid', '=', stays).execute()
  await announce(transaction, { to: { users: [user_uuid] }, event: 'reload_session' })
}
