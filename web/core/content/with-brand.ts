import type { PageText } from '@talentplace/contract/core/content/content-page'

/** The words with the product's name where they say `{brand}`. */
export function withBrand(text: PageText, brand: string): PageText {
  const fill = (words: string): string => words.replaceAll('{brand}', brand)
  return {
    heading: fill(text.heading),
    lead: fill(text.lead),
    sections: text.sections.map((section) => ({
      ...section,
      heading: fill(section.heading),
      text: fill(section.text),
      items: section.items.map((item) => ({ heading: fill(item.heading), text: fill(item.text) })),
    })),
  }
}
