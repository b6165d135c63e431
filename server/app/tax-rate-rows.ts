import { cell, type Row } from './reference-rows.ts'

const thousandthsPerPercent = 1000

/**
 * The rates that a line of taxes.csv states, one row a tax: GST or HST on everything; the provincial tax on everything
 * too, or on listed services only. A line of a whole country, or of no tax at all, states none.
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
        rate_thousandths: String(Math.round(Number(percent) * thousandthsPerPercent)),
        tax_category,
        effective_from: cell(row, 'in_force_since'),
        source: cell(row, 'source').split(' ; ').at(-1) ?? '',
      }))
  })
}
