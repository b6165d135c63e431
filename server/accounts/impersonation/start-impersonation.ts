import { startImpersonation } from '@talentplace/contract/accounts/impersonation/impersonation.routes'
import { sql, type Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound, HttpError } from '../../platform/http/http-error.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'

/** The client's primary contact, or whoever of the client has been with us longest. */
async function contactOf(transaction: Transaction<Tables>, clientUuid: string) {
  const company = await transaction
    .selectFrom('clients')
    .select('company')
    .where('uuid', '=', clientUuid)
    .executeTakeFirst()
  if (!company) throw notFound()
  const contact = await transaction
    .selectFrom('users')
    .select(['uuid', 'full_name'])
    .where('client_uuid', '=', clientUuid)
    .where('deleted_date', 'is', null)
    .where(sql<boolean>`'client' = any(permissions)`)
    .orderBy('is_primary_contact', 'desc')
    .orderBy('created_date')
    .orderBy('uuid')
    .executeTakeFirst()
  if (!contact)
    throw new HttpError(409, 'no_contact', 'Nobody of this client has an account yet. Invite someone first.')
  return { ...contact, company: company.company }
}

/** Staff begin to act in a client's place; the one before, if any, ends. */
export function startImpersonationOperation(deps: { database: Database; clock: Clock; sessions: SessionStore }) {
  const { database, clock, sessions } = deps
  return handle(startImpersonation, async (context, { body: { client_uuid } }) => {
    const staff = signedIn(context).user_uuid
    const started = await database.kysely.transaction().execute(async (transaction) => {
      const contact = await contactOf(transaction, client_uuid)
      const { token, expires } = await sessions.startImpersonationAs(transaction, {
        user_uuid: contact.uuid,
        impersonator_uuid: staff,
        client_uuid,
      })
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: contact.uuid,
        impersonator_uuid: staff,
        action: 'session.impersonation_begun',
        entity: `user:${contact.uuid}`,
        details: { client: client_uuid },
      })
      return {
        token,
        expires: expires.toISOString(),
        client_uuid,
        company: contact.company,
        contact_name: contact.full_name,
      }
    })
    sessions.evict(staff)
    return started
  })
}
