import { confirmPayoutOperation } from './payouts/confirm-payout.ts'
import { createPayoutOperation } from './payouts/create-payout.ts'
import { discardPayoutOperation } from './payouts/discard-payout.ts'
import type { PayoutDeps } from './payouts/payout-deps.ts'
import { releasePayoutOperation } from './payouts/release-payout.ts'
import { sendPayoutOperation } from './payouts/send-payout.ts'
import { settlePayoutLineOperation } from './payouts/settle-payout-line.ts'

interface PayoutConfiguration {
  readonly billRules: PayoutDeps['rules']
  readonly timeRules: PayoutDeps['timeRules']
  readonly supplier: PayoutDeps['supplier']
  readonly ourBanks: PayoutDeps['banks']
}

/** From posted bills to money that has arrived, by a file for the bank. */
export function payoutsOperations({
  configuration,
  ...platform
}: Pick<PayoutDeps, 'database' | 'clock' | 'log' | 'bankingKeys'> & { readonly configuration: PayoutConfiguration }) {
  const { billRules: rules, timeRules, supplier, ourBanks: banks } = configuration
  const all: PayoutDeps = { ...platform, rules, timeRules, supplier, banks }
  return {
    createPayout: createPayoutOperation(all),
    releasePayout: releasePayoutOperation(all),
    discardPayout: discardPayoutOperation(all),
    sendPayout: sendPayoutOperation(all),
    confirmPayout: confirmPayoutOperation(all),
    settlePayoutLine: settlePayoutLineOperation(all),
  }
}
