import type { Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { announce } from '../../platform/realtime/announce.ts'

/** Waits until nobody else changes the contacts of this client. False: there is no such client. */
export async function lockClient(transaction: Transaction<Tables>, clientUuid: string): Promise<boolean> {
  return (await lockRow(transaction, 'clients', clientUuid)) !== undefined
}

/** Makes room for another primary contact of the client: there is at most one. Who was it; empty: nobody. */
export async function dismissPrimaryContact(
  transaction: Transaction<Tables>,
  clientUuid: string,
  except: string | null,
): Promise<string[]> {
  const dismissed = await transaction
    .updateTable('users')
    .set({ is_primary_contact: false })
    .where('client_uuid', '=', clientUuid)
    .where('is_primary_contact', '=', true)
    .$if(except !== null, (update) => update.where('uuid', '<>', except))
    .returning('uuid')
    .execute()
  const users = dismissed.map(({ uuid }) => uuid)
  if (users.length > 0) await announce(transaction, { to: { users }, event: 'reload_session' })
  return users
}
