import type { MoneyDocument, MoneyLine } from '@talentplace/contract/billing/prices/quote'

/** The lines of the roles' hours, one a role in their order; what adjusts their price is left out. */
export const roleLines = ({ lines }: Pick<MoneyDocument, 'lines'>): readonly MoneyLine[] =>
  lines.filter(({ kind }) => kind === 'subscription')

/** What each role comes to, with what adjusts its price. */
export function roleAmounts({ lines }: Pick<MoneyDocument, 'lines'>): number[] {
  const amounts: number[] = []
  for (const { kind, adjusts, amount_cents } of lines) {
    if (kind === 'subscription') amounts.push(amount_cents)
    else if (adjusts === 'subscription') amounts.push((amounts.pop() ?? 0) + amount_cents)
  }
  return amounts
}
