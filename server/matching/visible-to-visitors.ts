import type { SearchQuery } from '@talentplace/contract/matching/search.routes'
import type { SearchIndex } from './search-index/search-index.ts'
import { validateSearch } from './validate-search.ts'
import { canonicalSearch, visitorsSearch, type AdmitVisitorSearch } from './visitor-search.ts'

/** Whom a visitor's search shows them. */
export interface View {
  /** Of the first three. */
  readonly people: readonly { readonly id: number; readonly uuid: string }[]
  /** How many there are altogether. */
  readonly count: number
}

/**
 * Whom a visitor's page has shown them: their call carries its search, which is run again. The search counts as one of
 * theirs, once, however many calls carry it. @throws HttpError 429
 */
export type VisibleToVisitor = (address: string, search: SearchQuery) => Promise<View>

/** A search that says nothing of its own page. */
export type PlainSearch = Omit<SearchQuery, 'pagination'>

const firstPage: SearchQuery['pagination'] = { limit: 100, offset: 0 }

/** The search in the query of a call that has a pagination of its own, or none. @throws HttpError 400 */
export function searchWithChoices(query: PlainSearch): SearchQuery {
  return validateSearch({ ...query, pagination: firstPage })
}

/** Everything that a visitor is told about single people asks this first. */
export function visibleToVisitor(deps: {
  index: SearchIndex
  admitVisitorSearch: AdmitVisitorSearch
}): VisibleToVisitor {
  const { index, admitVisitorSearch } = deps
  return async (address, search) => {
    const found = index.search(visitorsSearch({ ...search, pagination: firstPage }))
    // Read at once: what was found holds only until the index changes.
    const { count } = found
    const people = found.candidates().map(({ id, uuid }) => ({ id, uuid }))
    await admitVisitorSearch(address, canonicalSearch(search))
    return { people, count }
  }
}

/** Whether one person is among those whom a visitor's search shows them. */
export const isVisibleTo =
  (visibility: VisibleToVisitor) =>
  async (address: string, search: PlainSearch, uuid: string): Promise<boolean> => {
    const { people } = await visibility(address, searchWithChoices(search))
    return people.some((person) => person.uuid === uuid.toLowerCase())
  }
