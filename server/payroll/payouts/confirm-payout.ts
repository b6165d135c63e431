import { confirmPayout } from '@talentplace/contract/payroll/payouts/payout.routes'
import { readPayout } from './read-payout.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { lockPayout, rejectStale } from './lock-payout.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { settleLines } from './settle-lines.ts'

/** Everything of it that isn't settled arrived. */
export function confirmPayoutOperation(deps: PayoutDeps) {
  return handle(confirmPayout, (context, { params: { uuid }, body: { version, date } }) => {
    const { user_uuid } = signedIn(context)
    return deps.database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockPayout(transaction, uuid)
      rejectStale(locked.payout, version)
      const lines = locked.lines.filter(({ state }) => state === 'filed')
      if (lines.length === 0 && locked.payout.state === 'sent') {
        throw new HttpError(409, 'all_settled', 'Every bill of this payout is settled already.')
      }
      const settling = { state: 'confirmed', date, reason: '' } as const
      await settleLines(transaction, deps, { locked, lines, settling, by: user_uuid })
      return readPayout(transaction, uuid, { viewer: user_uuid, at: deps.clock.now() })
    })
  })
}
