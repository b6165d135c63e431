import type { MoneyLine } from '@talentplace/contract/billing/prices/quote'

/** The accounts of the journal: their numbers and names are fixed, and an accountant maps them to their own. */
export const accounts = {
  bank: { number: '1000', name: 'Bank' },
  processor: { number: '1010', name: 'Card processor' },
  receivable: { number: '1200', name: 'Accounts receivable' },
  refunded: { number: '1260', name: 'Refunded before a credit note' },
  disputed: { number: '1270', name: 'Taken back by cardholders’ banks' },
  recoverable: { number: '1210', name: 'Sales taxes to recover' },
  assistants: { number: '2000', name: 'Owed to assistants' },
  credit: { number: '2100', name: 'Credit of clients' },
  tax: { number: '2200', name: 'Sales taxes' },
  subscription: { number: '4000', name: 'Subscriptions' },
  overage: { number: '4010', name: 'Overage' },
  'add-on': { number: '4020', name: 'Added hours and other services' },
  adjustment: { number: '4090', name: 'Adjustments of invoices' },
  promotion: { number: '4900', name: 'Promotions' },
  time: { number: '5000', name: 'Time of assistants' },
  bonus: { number: '5010', name: 'Bonuses of assistants' },
  bill_adjustment: { number: '5090', name: 'Adjustments of bills' },
  fees: { number: '6000', name: 'Fees of the card processor' },
} as const
export type Account = keyof typeof accounts

/** The account that a line of an invoice is booked on; what adjusts a price goes with what it adjusts. */
export function accountOfLine({ kind, adjusts }: Pick<MoneyLine, 'kind' | 'adjusts'>): (typeof accounts)[Account] {
  const of = adjusts ?? kind
  if (of === 'price_adjustment') throw new Error('A price adjustment says what it adjusts')
  return accounts[of]
}
