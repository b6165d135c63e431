import { settlePayoutLine } from '@talentplace/contract/payroll/payouts/payout.routes'
import { payoutLineStates } from '@talentplace/contract/payroll/payouts/payout.states'
import { readPayout } from './read-payout.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { lockPayout, rejectStale } from './lock-payout.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { settleLines } from './settle-lines.ts'

/** One bill arrived, or came back with what the bank said. */
export function settlePayoutLineOperation(deps: PayoutDeps) {
  return handle(settlePayoutLine, (context, { params: { uuid, bill_uuid }, body: { version, ...settling } }) => {
    const { user_uuid } = signedIn(context)
    return deps.database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockPayout(transaction, uuid)
      rejectStale(locked.payout, version)
      const line = locked.lines.find((each) => each.bill_uuid === bill_uuid)
      if (!line) throw notFound('There is no such bill in this payout.')
      const mayStep = payoutLineStates.next(line.state, 'staff').includes(settling.state)
      if (!mayStep && locked.payout.state === 'sent') {
        throw new HttpError(
          409,
          'not_now',
          `This bill is “${payoutLineStates.word(line.state)}” already. Nothing was changed.`,
        )
      }
      await settleLines(transaction, deps, { locked, lines: [line], settling, by: user_uuid })
      return readPayout(transaction, uuid, { viewer: user_uuid, at: deps.clock.now() })
    })
  })
}
