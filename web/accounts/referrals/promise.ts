import type { Reply } from '../../platform/api/operation-types.ts'
import { formatMoney } from '../../platform/formatting/money.ts'

type Promised = Pick<Reply<'attribution.getReferral'>, 'reward' | 'rewarded_on'>

/** An amount a currency that there is one in: `$50.00 CAD or $40.00 USD`. */
function amounts({ cad_cents, usd_cents }: Promised['reward']): string {
  const both = [
    [cad_cents, 'cad'],
    [usd_cents, 'usd'],
  ] as const
  return both
    .filter(([cents]) => cents > 0)
    .map(([cents, currency]) => formatMoney(cents, currency))
    .join(' or ')
}

/** What someone gets for a client they bring; null: nothing is promised. */
export function promiseText({ reward, rewarded_on }: Promised): string | null {
  const amount = amounts(reward)
  if (amount === '') return null
  return rewarded_on === 'invoice'
    ? `When someone you refer pays their first invoice, we take ${amount} off your next one.`
    : `When a client you refer pays their first invoice, we add ${amount} to your next bill.`
}
