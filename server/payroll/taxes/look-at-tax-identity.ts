import { lookAtTaxIdentity } from '@talentplace/contract/payroll/taxes/tax.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'
import { findTaxIdentity, openTaxIdentity } from './tax-identity-store.ts'

interface LookDeps {
  readonly database: Database
  readonly clock: Clock
  readonly bankingKeys: EncryptionKeys
}

/** Unmasked. That someone looked, and why, is kept before they see it. */
export function lookAtTaxIdentityOperation({ database, clock, bankingKeys }: LookDeps) {
  return handle(lookAtTaxIdentity, async (context, { params: { uuid: virtualassistant_uuid }, body: { reason } }) => {
    const { user_uuid } = signedIn(context)
    const stored = await database.kysely.transaction().execute(async (transaction) => {
      const known = await transaction
        .selectFrom('assistants')
        .select('uuid')
        .where('uuid', '=', virtualassistant_uuid)
        .executeTakeFirst()
      if (!known) throw notFound('There is no such assistant.')
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'tax_identity.seen',
        entity: `virtualassistant:${virtualassistant_uuid}`,
        reason,
      })
      return findTaxIdentity(transaction, virtualassistant_uuid)
    })
    return { identity: stored ? await openTaxIdentity(bankingKeys, virtualassistant_uuid, stored) : null }
  })
}
