import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { TaxedLine } from '../../rules/taxed-lines.ts'

/** A rate in thousandths of a percent as `9.975%`. */
const percent = (thousandths: number) => `${String(thousandths / 1000)}%`

/** What the taxes of a line are called together, `GST 5% + QST 9.975%`: a rate of this name has to be in the accounting program. */
export function taxCode({ taxes }: TaxedLine, none: string): string {
  if (taxes.length === 0) return none
  return taxes.map(({ tax }) => `${tax.name} ${percent(tax.rate_thousandths)}`).join(' + ')
}

/** What the taxes of a line without any are called: sold to the United States it is taxable at 0%, so that we may claim what we paid. */
export function untaxedCode(
  { address }: Pick<InvoiceParty, 'address'>,
  { exempt, zeroRated }: { readonly exempt: string; readonly zeroRated: string },
): string {
  return address.at(-1) === 'United States' ? zeroRated : exempt
}

export const taxCents = ({ taxes }: TaxedLine): number => taxes.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
