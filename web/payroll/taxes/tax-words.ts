import type { TaxDetails, TaxNumber } from '@talentplace/contract/payroll/taxes/tax.routes'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'

/** From when until when a registration counts: `from Jan 1st 2026`. */
export function taxNumberDays({
  effective_from,
  effective_until,
}: Pick<TaxNumber, 'effective_from' | 'effective_until'>): string {
  const from = `from ${calendarDay(effective_from)}`
  return effective_until === null ? from : `${from} to ${calendarDay(effective_until)}`
}

/** What becomes of the numbers, by where the reader lives and where we are. */
export function taxesLead({ country, supplier_province }: Pick<TaxDetails, 'country' | 'supplier_province'>): string {
  if (country === 'US') {
    return 'GST/HST and QST are Canadian taxes. You live in the United States, so there is nothing to add here.'
  }
  if (supplier_province === null) return 'We’re not in Canada, so there are no Canadian taxes on your bills.'
  const rates = `Registered? Add your number, and we’ll add the tax to your bills, at the rates of ${supplier_province.name}, where we are.`
  return supplier_province.code === 'QC' ? rates : `${rates} QST is only for clients in Quebec, so we don’t pay it.`
}
