import { taxCategories, taxCategoryTitle } from '@talentplace/contract/billing/prices/tax-categories'

/** How a category of services is called; `all` is everything. */
export function taxCategoryName(category: string): string {
  return category === 'all' ? 'All services' : taxCategoryTitle(category)
}

export const taxCategoryOptions = taxCategories.map(({ name, title }) => ({ value: name, label: title }))
