/** What of all notifications is shown: kept in the address, so that Back, reload and a shared link bring it again. */
export interface ListChoice {
  readonly unread: boolean
  readonly search: string
  readonly page: number
}

export const pageSize = 10
const lastPage = 100_000

/** Reads the choice from an address's search text. Forgiving: a part that means nothing is as if it weren't there. */
export function readChoice(searchText: string): ListChoice {
  const search = new URLSearchParams(searchText)
  const page = Number(search.get('page') ?? 1)
  return {
    unread: search.get('unread') === 'true',
    search: (search.get('search') ?? '').trim().slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

/** The search text of a choice, with its `?`; only what isn't usual. */
export function writeChoice({ unread, search, page }: ListChoice): string {
  const written = new URLSearchParams()
  if (unread) written.set('unread', 'true')
  if (search !== '') written.set('search', search)
  if (page > 1) written.set('page', String(page))
  const text = written.toString()
  return text === '' ? '' : `?${text}`
}
