import { sendPayout } from '@talentplace/contract/payroll/payouts/payout.routes'
import type { Transaction } from 'kysely'
import { readPayout } from './read-payout.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { lockPayout, rejectStale, stepOf, type StoredPayout } from './lock-payout.ts'
import type { PayoutDeps } from './payout-deps.ts'

/** Step: the bank has the file of a payout that is held. */
export async function markSent(transaction: Transaction<Tables>, payout: StoredPayout, sent_date: Date): Promise<void> {
  await transaction
    .updateTable('payouts')
    .set((set) => ({ state: stepOf(payout, 'sent'), sent_date, version: set('version', '+', 1) }))
    .where('uuid', '=', payout.uuid)
    .execute()
}

/** Its file was given to the bank. */
export function sendPayoutOperation({ database, clock }: PayoutDeps) {
  return handle(sendPayout, (context, { params: { uuid }, body: { version } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const { payout } = await lockPayout(transaction, uuid)
      rejectStale(payout, version)
      await markSent(transaction, payout, at)
      await recordAudit(transaction, { at, actor_uuid: user_uuid, action: 'payout.sent', entity: `payout:${uuid}` })
      return readPayout(transaction, uuid, { viewer: user_uuid, at })
    })
  })
}
