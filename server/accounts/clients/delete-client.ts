import { deleteClient } from '@talentplace/contract/accounts/clients/client-changes.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { isForeignKeyBroken } from '../../platform/database/foreign-key-broken.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'

export function deleteClientOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deleteClient, async (context, { params: { uuid } }) =>
    database.kysely
      .transaction()
      .execute(async (transaction) => {
        const locked = await lockRow(transaction, 'clients', uuid)
        if (!locked) throw notFound('There is no such client.')
        // Whatever hangs on it, of whatever table, keeps it: the database knows them all.
        await transaction.deleteFrom('clients').where('uuid', '=', uuid).execute()
        await recordAudit(transaction, {
          at: clock.now(),
          actor_uuid: signedIn(context).user_uuid,
          action: 'client.removed',
          entity: `client:${uuid}`,
          details: { company: locked.company },
        })
        return { uuid }
      })
      .catch((error: unknown) => {
        if (!isForeignKeyBroken(error)) throw error
        const message =
          'Something of this client is kept: people, subscriptions, invoices or notes. Archive them instead.'
        throw new HttpError(409, 'client_in_use', message)
      }),
  )
}
