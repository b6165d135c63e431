import { archiveClient } from '@talentplace/contract/accounts/clients/client-changes.routes'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { clientRows } from './client-summaries.ts'
import { readClientRecord } from './get-client-record.ts'

/** @throws HttpError 409 while there is work or money between us */
async function checkNothingOpen(transaction: Transaction<Tables>, uuid: string, now: Date): Promise<void> {
  const client = await (await clientRows(transaction, now)).where('uuid', '=', uuid).executeTakeFirstOrThrow()
  if (client.active_subscriptions > 0) {
    throw new HttpError(409, 'has_subscription', 'They have a subscription that hasn’t ended. End it first.')
  }
  const due = await transaction
    .selectFrom('open_invoices')
    .select('uuid')
    .where('client_uuid', '=', uuid)
    .where('balance_cents', '>', 0)
    .limit(1)
    .executeTakeFirst()
  if (due) throw new HttpError(409, 'money_due', 'They have an invoice that isn’t paid. Settle it first.')
}

export function archiveClientOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(archiveClient, async (context, { params: { uuid }, body: { archived, reason } }) => {
    const session = signedIn(context)
    const at = clock.now()
    await database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockRow(transaction, 'clients', uuid)
      if (!locked) throw notFound('There is no such client.')
      // Asked twice, or by two people: it stands so already.
      if ((locked.archived_date !== null) === archived) return
      if (archived) await checkNothingOpen(transaction, uuid, at)
      await transaction
        .updateTable('clients')
        .set({ archived_date: archived ? at : null, archived_reason: archived ? reason : null })
        .where('uuid', '=', uuid)
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: archived ? 'client.archived' : 'client.restored',
        entity: `client:${uuid}`,
        reason,
      })
    })
    return readClientRecord(database.kysely, session, { uuid, now: at })
  })
}
