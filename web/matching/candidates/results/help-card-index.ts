/** Checklist 0.8: the help card is the fourth card of the first page. */
const fourth = 3

/**
 * Where the help card goes among a page's candidates: position 4 of page 1, last when fewer than three
 * candidates are there, nowhere on other pages or on an empty page. It comes in addition to the candidates.
 * @returns the index it takes, or null
 */
export function helpCardIndex(candidatesOnPage: number, page: number): number | null {
  if (page !== 1 || candidatesOnPage === 0) return null
  return Math.min(fourth, candidatesOnPage)
}
