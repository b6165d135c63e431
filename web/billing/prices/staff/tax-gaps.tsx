import type { TaxGap } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { useApi } from '../../../platform/api/query.ts'
import styles from './staff-price.module.css'
import { taxCategoryName } from './tax-category-names.ts'

const places = new Intl.ListFormat('en-CA', { type: 'conjunction' })

/** `No PST rule for Advertising and design in British Columbia and RST rule in Manitoba`, one line a category. */
function gapText(category: string, gaps: readonly TaxGap[]): string {
  const taxes = [...Map.groupBy(gaps, ({ tax }) => tax)].map(
    ([tax, of]) => `${tax} in ${places.format(of.map(({ region_name }) => region_name))}`,
  )
  return `${taxCategoryName(category)}: no rule for ${places.format(taxes)}.`
}

interface TaxGapsProps {
  /** Only this category, whether or not a role counts as it; without: each that roles count as. */
  readonly category?: string
}

/** Says where a category of services has no rule in a province that taxes only some of them. */
export function TaxGaps({ category }: TaxGapsProps) {
  const { data } = useApi('prices.listTaxGaps', {})
  const gaps =
    data?.gaps.filter((gap) => (category === undefined ? gap.roles > 0 : gap.tax_category === category)) ?? []
  return (
    <div aria-live="polite">
      {gaps.length > 0 && (
        <div className={styles.note}>
          {[...Map.groupBy(gaps, ({ tax_category }) => tax_category)].map(([name, of]) => (
            <p key={name} className={styles.gap}>
              {gapText(name, of)}
            </p>
          ))}
          <p className={styles.gap}>
            Clients there don’t pay the provincial tax on it. Add a rate, or a rate of 0 if the province doesn’t tax it.
          </p>
        </div>
      )}
    </div>
  )
}
