import { discardPayout } from '@talentplace/contract/payroll/payouts/payout.routes'
import { payoutLineStates } from '@talentplace/contract/payroll/payouts/payout.states'
import { readPayout } from './read-payout.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { lockPayout, rejectStale, stepOf } from './lock-payout.ts'
import type { PayoutDeps } from './payout-deps.ts'

/** Before its release: nothing went out, and its bills can be paid by another one. */
export function discardPayoutOperation({ database, clock }: PayoutDeps) {
  return handle(discardPayout, (context, { params: { uuid }, body: { version } }) => {
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const { payout } = await lockPayout(transaction, uuid)
      rejectStale(payout, version)
      const state = stepOf(payout, 'discarded')
      await transaction
        .updateTable('payouts')
        .set((set) => ({ state, version: set('version', '+', 1) }))
        .where('uuid', '=', uuid)
        .execute()
      await transaction
        .updateTable('payout_lines')
        .set({ state: payoutLineStates.step('waiting', 'discarded', 'staff') })
        .where('payout_uuid', '=', uuid)
        .execute()
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'payout.discarded',
        entity: `payout:${uuid}`,
      })
      return readPayout(transaction, uuid, { viewer: user_uuid, at: clock.now() })
    })
  })
}
