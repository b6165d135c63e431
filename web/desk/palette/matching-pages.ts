import { foldedText } from '@talentplace/contract/shared/folded-text'
import { isInvisible } from '@talentplace/contract/shared/invisible'
import type { ReactNode } from 'react'

/** A page that the person may open. */
export interface PalettePage {
  readonly title: string
  /** Where the menu has it, in the menu's words: `Virtual assistants › Active`; null where that says no more. */
  readonly place: string | null
  readonly to: string
  readonly icon: ReactNode
}

const maxVisible = 6
/** Of all there are, as long as nothing is typed. */
const visibleAtFirst = 8

/** As the server folds names: one space for whatever isn’t a letter or a digit. */
function folded(text: string): string {
  return foldedText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The pages of whose title or place each typed word begins a word; those whose title begins with it all come first. */
export function matchingPages(pages: readonly PalettePage[], typed: string): readonly PalettePage[] {
  const query = folded(typed)
  if (isInvisible(typed)) return pages.slice(0, visibleAtFirst)
  if (query === '') return []
  const words = query.split(' ')
  const found = pages.filter(({ title, place }) => {
    const own = folded(`${title} ${place ?? ''}`).split(' ')
    return words.every((word) => own.some((each) => each.startsWith(word)))
  })
  const [first, others] = [true, false].map((is) => found.filter(({ title }) => folded(title).startsWith(query) === is))
  return [...(first ?? []), ...(others ?? [])].slice(0, maxVisible)
}
