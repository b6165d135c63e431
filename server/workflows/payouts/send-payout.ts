import { sendPayout } from '@talentplace/contract/bills/payouts/payout.routes'
import { readPayout } from '../../features/bills/payouts/read-payout.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { holdPayout, refuseStale, stepOf } from './hold-payout.ts'
import type { PayoutDeps } from './payout-deps.ts'

/** Its file was given to the bank. */
export function sendPayoutOperation({ database, clock }: PayoutDeps) {
  return handle(sendPayout, (context, { params: { uuid }, body: { version } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const { payout } = await holdPayout(transaction, uuid)
      refuseStale(payout, version)
      const state = stepOf(payout, 'sent')
      await transaction
        .updateTable('payouts')
        .set((set) => ({ state, sent_date: at, version: set('version', '+', 1) }))
        .where('uuid', '=', uuid)
        .execute()
      await recordAudit(transaction, { at, actor_uuid: user_uuid, action: 'payout.sent', entity: `payout:${uuid}` })
      return readPayout(transaction, uuid, user_uuid)
    })
  })
}
