import { lookAtBankDetails } from '@talentplace/contract/payroll/banking/bank-account.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'
import { findAccount, openDetails } from '../bank-accounts/bank-account-store.ts'

interface DetailsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly bankingKeys: EncryptionKeys
}

/** Unmasked. That someone looked, and why, is kept before they see it. */
export function lookAtBankDetailsOperation({ database, clock, bankingKeys }: DetailsDeps) {
  return handle(lookAtBankDetails, async (context, { params: { uuid: virtualassistant_uuid }, body: { reason } }) => {
    const { user_uuid } = signedIn(context)
    await database.kysely.transaction().execute(async (transaction) => {
      const known = await transaction
        .selectFrom('assistants')
        .select('uuid')
        .where('uuid', '=', virtualassistant_uuid)
        .executeTakeFirst()
      if (!known) throw notFound('There is no such assistant.')
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'banking.seen',
        entity: `virtualassistant:${virtualassistant_uuid}`,
        reason,
      })
    })
    const cad = { virtualassistant_uuid, currency: 'cad' } as const
    const usd = { virtualassistant_uuid, currency: 'usd' } as const
    const [canadian, american] = await Promise.all([
      findAccount(database.kysely, cad),
      findAccount(database.kysely, usd),
    ])
    return {
      cad: canadian ? await openDetails(bankingKeys, cad, canadian) : null,
      usd: american ? await openDetails(bankingKeys, usd, american) : null,
    }
  })
}
