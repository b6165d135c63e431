import { taxCategories } from '@talentplace/contract/prices/tax-categories'

const names = new Map<string, string>(taxCategories.map(({ name, title }) => [name, title]))

/** How a category of services is called; `all` is everything. */
export function taxCategoryName(category: string): string {
  return category === 'all' ? 'All services' : (names.get(category) ?? category)
}

export const taxCategoryOptions = taxCategories.map(({ name, title }) => ({ value: name, label: title }))
