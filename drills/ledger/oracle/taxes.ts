import type { TaxFacts } from '../facts.ts'

/**
 * Sales taxes on services that no province lists, in thousandths of a percent. Rates of 2026 as the Canada Revenue Agency and Revenu
 * Québec publish them (canada.ca "GST/HST rates"; revenuquebec.ca "Basic rules for applying the GST/HST and QST"), read together at
 * https://www.taxtips.ca/salestaxes/sales-tax-rates-2026.htm. QST is on the price before GST. States: none.
 */
const published: Readonly<Record<string, readonly (readonly [name: string, thousandths: number])[]>> = {
  AB: [['GST', 5000]],
  BC: [['GST', 5000]],
  MB: [['GST', 5000]],
  NB: [['HST', 15000]],
  NL: [['HST', 15000]],
  NS: [['HST', 14000]],
  NT: [['GST', 5000]],
  NU: [['GST', 5000]],
  ON: [['HST', 13000]],
  PE: [['HST', 15000]],
  QC: [
    ['GST', 5000],
    ['QST', 9975],
  ],
  SK: [['GST', 5000]],
  YT: [['GST', 5000]],
}

/** The taxes of a place on a day; what staff changed meanwhile stands above what is published. */
export function taxesOn(
  region: string,
  day: string,
  changes: readonly TaxFacts[],
): [name: string, thousandths: bigint][] {
  const rates = new Map(published[region])
  for (const change of changes) {
    if (change.region === region && change.from <= day) rates.set(change.name, change.thousandths)
  }
  return [...rates].filter(([, rate]) => rate > 0).map(([name, rate]) => [name, BigInt(rate)])
}
