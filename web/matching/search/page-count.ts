/** B4.4: candidates on a page. */
export const pageSize = 12

/** B4.4: how many pages that many candidates fill; at least one. */
export function pageCount(candidates: number, size: number = pageSize): number {
  return Math.max(1, Math.ceil(candidates / size))
}
