import { readCents } from '../../platform/formatting/typed-amount.ts'

/** What is wrong with an amount that can't be read, at the field that is sent as `amount_cents`. */
export function amountIssue(typed: string): Record<string, string> {
  return readCents(typed) === null ? { amount_cents: 'Must be an amount, e.g. 42.50' } : {}
}
