import { registrationMetadata, verifyEmail } from '@talentplace/contract/accounts/verify.routes'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import { matchCode, type CodeParts } from './codes/match-code.ts'

async function metadataOf(transaction: Transaction<Tables>, userUuid: string) {
  const row = await transaction
    .selectFrom('registration_metadata')
    .select('metadata')
    .where('user_uuid', '=', userUuid)
    .executeTakeFirst()
  if (!row) return null
  const carried = row.metadata as Record<string, unknown>
  const assistantId = carried['assistant_id']
  const assistant =
    typeof assistantId === 'number'
      ? await transaction.selectFrom('assistants').select('uuid').where('id', '=', assistantId).executeTakeFirst()
      : undefined
  return registrationMetadata.parse({
    ...carried,
    assistant_uuid: assistant?.uuid ?? null,
    timezone: carried['search_timezone'] ?? null,
  })
}

/** A1.8, B7.5: confirms an e-mail by the mailed code or link. */
export function verifyEmailOperation(parts: CodeParts & { clock: Clock }) {
  const { database, clock } = parts
  return handle(verifyEmail, async (context, { body }) => {
    const { owner, use } = await matchCode(parts, {
      email: body.email,
      text: body.verification_key,
      address: context.address,
      // A registration without a password mails a code to choose one with; until then it confirms the e-mail as well.
      purposesOf: ({ verified_date }) => (verified_date === null ? ['verify', 'reset'] : ['verify']),
    })
    return database.kysely.transaction().execute(async (transaction) => {
      await use(transaction)
      const now = clock.now()
      await transaction.updateTable('users').set({ verified_date: now }).where('uuid', '=', owner.uuid).execute()
      await recordAudit(transaction, {
        at: now,
        actor_uuid: owner.uuid,
        action: 'account.verified',
        entity: `user:${owner.uuid}`,
      })
      return { registration_metadata: await metadataOf(transaction, owner.uuid) }
    })
  })
}
