/**
 * What services count as where a province taxes only some of them. Ordinary assistance is none of the listed ones; which
 * of the others a province taxes, and from when on, is a rate of its own.
 */
export const taxCategories = [
  { name: 'general_assistance', title: 'General assistance' },
  { name: 'bookkeeping', title: 'Bookkeeping and accounting' },
  { name: 'legal', title: 'Legal support' },
  { name: 'technology', title: 'Software and computer services' },
  { name: 'advertising', title: 'Advertising and design' },
  { name: 'employment', title: 'Employment placement' },
  { name: 'listed', title: 'Other listed services' },
] as const

const titles = new Map<string, string>(taxCategories.map(({ name, title }) => [name, title]))

/** How a category of services is called. */
export const taxCategoryTitle = (name: string): string => titles.get(name) ?? name

/** States whose laws tax services in general: told to staff before they switch a tax on, and before they don't. */
export const taxNotes: Readonly<Record<string, string>> = {
  HI: 'Hawaii’s general excise tax covers nearly all services. Ask an accountant before you bill clients there.',
  NM: 'New Mexico’s gross receipts tax covers most services. Ask an accountant before you bill clients there.',
  SD: 'South Dakota’s sales tax covers most services. Ask an accountant before you bill clients there.',
  WV: 'West Virginia’s sales tax covers most services. Ask an accountant before you bill clients there.',
}
