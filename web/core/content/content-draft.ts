import { isInvisible } from '@talentplace/contract/shared/invisible'
import type { ContentSection, PageText } from '@talentplace/contract/core/content/content-page'

/** A list with the entry at a place moved up (-1) or down (1); at either end it stays. */
export function movedAt<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const moved = [...list]
  const [each] = moved.splice(at, 1)
  if (each !== undefined) moved.splice(Math.max(0, at + by), 0, each)
  return moved
}

export const emptySection: ContentSection = { heading: '', layout: 'text', text: '', items: [] }

/** What goes to the server: an empty entry of a list was never meant. */
export function savedText(text: PageText): PageText {
  const sections = text.sections.map((section) => ({
    ...section,
    items:
      section.layout === 'text'
        ? []
        : section.items.filter(({ heading, text: words }) => !isInvisible(heading + words)),
  }))
  return { ...text, sections }
}
