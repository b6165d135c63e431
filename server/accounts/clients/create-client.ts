import { createClient } from '@talentplace/contract/accounts/clients/client-changes.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { addCompany } from '../company/store-company.ts'
import { readClientRecord } from './get-client-record.ts'

export function createClientOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createClient, async (context, { body: { company, is_individual } }) => {
    const session = signedIn(context)
    const at = clock.now()
    const uuid = await database.kysely.transaction().execute(async (transaction) => {
      const added = await addCompany(transaction, { name: company, is_individual })
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'client.added',
        entity: `client:${added}`,
        details: { company },
      })
      return added
    })
    return readClientRecord(database.kysely, session, { uuid, now: at })
  })
}
