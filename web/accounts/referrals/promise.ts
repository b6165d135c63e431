import * as t from '@talentplace/contract/accounts/messages/referrals'
import type { Reply } from '../../platform/api/operation-types.ts'
import { formatMoney } from '../../platform/formatting/money.ts'

type Promised = Pick<Reply<'attribution.getReferral'>, 'reward' | 'rewarded_on'>

/** An amount a currency that there is one in: `$50.00 CAD or $40.00 USD`. */
function amounts({ cad_cents, usd_cents }: Promised['reward']): string {
  const both = [
    [cad_cents, 'cad'],
    [usd_cents, 'usd'],
  ] as const
  const [one, other] = both.filter(([cents]) => cents > 0).map(([cents, currency]) => formatMoney(cents, currency))
  return one === undefined || other === undefined ? (one ?? '') : t.or({ one, other })
}

/** What someone gets for a client they bring; null: nothing is promised. */
export function promiseText({ reward, rewarded_on }: Promised): string | null {
  const amount = amounts(reward)
  if (amount === '') return null
  return rewarded_on === 'invoice' ? t.offInvoice({ amount }) : t.onBill({ amount })
}
