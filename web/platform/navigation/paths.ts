import type { WizardStep } from '@talentplace/contract/matching/criteria'
import { queryText } from '../api/query-text.ts'

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}

/** The addresses of our pages; every link and redirect comes from here. */
export const paths = {
  home: () => '/',
  search: (step?: WizardStep, uuid?: string | null) =>
    withQuery(uuid ? `/search/${encodeURIComponent(uuid)}` : '/search', step ? `step=${step}` : ''),
  /** `query` is an object of values or lists, or an address's own search text (`?rids=3`). */
  assistant: (uuid: string, query: object | string = '') =>
    withQuery(
      `/assistants/${encodeURIComponent(uuid)}`,
      typeof query === 'string' ? query.replace(/^\?/, '') : queryText(query),
    ),
  signup: (query = '') => withQuery('/client/signup', query.replace(/^\?/, '')),
  contact: () => '/client/contact',
  healthcheck: () => '/healthcheck',
} as const
