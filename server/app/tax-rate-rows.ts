import { cell, type Row } from './reference-rows.ts'

const thousandthsPerPercent = 1000

const thousandths = (percent: string) => String(Math.round(Number(percent) * thousandthsPerPercent))

/**
 * The rates that a line of taxes.csv states, one row a tax: GST or HST on everything; the provincial tax on everything
 * too, or on other listed services only. A line of a whole country, or of no tax at all, states none.
 */
export function taxRatesOf(rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => {
    const listed = cell(row, 'provincial_scope') === 'listed services only'
    const taxes = [
      { name: 'GST', percent: cell(row, 'gst_pct'), tax_category: 'all' },
      { name: 'HST', percent: cell(row, 'hst_pct'), tax_category: 'all' },
      {
        name: cell(row, 'provincial_name'),
        percent: cell(row, 'provincial_pct'),
        tax_category: listed ? 'listed' : 'all',
      },
    ]
    return taxes
      .filter(({ percent }) => Number(percent) > 0)
      .map(({ name, percent, tax_category }) => ({
        country: cell(row, 'country'),
        region: cell(row, 'region'),
        name,
        rate_thousandths: thousandths(percent),
        tax_category,
        effective_from: cell(row, 'in_force_since'),
        source: cell(row, 'source').split(' ; ').at(-1) ?? '',
        source_date: '',
      }))
  })
}

/** The rates of tax_rules.csv: what a province that taxes only some services takes on one category of them. */
export function categoryRatesOf(rows: readonly Row[]): Row[] {
  return rows.map(({ pct = '', ...rule }) => ({ ...rule, rate_thousandths: thousandths(pct) }))
}
