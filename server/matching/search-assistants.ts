import { searchAssistants, type SearchQuery, type ReasonForm } from '@talentplace/contract/matching/search.routes'
import { handle, type BoundOperation } from '../platform/http/handler.ts'
import { prepared } from '../platform/http/prepared-reply.ts'
import type { SearchIndex } from './search-index/search-index.ts'
import { validateSearch } from './validate-search.ts'
import { asVisitorsSee, canonicalSearch, visitorsSearch, type AdmitVisitorSearch } from './visitor-search.ts'

/** B4.7: the ranked page, the exact count and the count per role; a visitor sees the first three. */
export function searchAssistantsOperation(options: {
  index: SearchIndex
  admitVisitorSearch: AdmitVisitorSearch
}): BoundOperation {
  const { index, admitVisitorSearch } = options

  async function answerVisitor(address: string, query: SearchQuery & { readonly reasons: ReasonForm }) {
    const found = index.search(visitorsSearch(query))
    // Read at once: what was found holds only until the index changes.
    const candidates = found.candidates(query.reasons)
    await admitVisitorSearch(address, canonicalSearch(query))
    return { assistants: candidates.map(asVisitorsSee), count: found.count, role_counts: [...found.role_counts] }
  }

  return handle(searchAssistants, (context, input) => {
    const query = validateSearch(input.query)
    if (context.session === null) return answerVisitor(context.address, query)
    return prepared(index.search(query).reply(query.reasons))
  })
}
