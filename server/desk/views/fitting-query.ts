import type { ViewQuery } from '@talentplace/contract/shared/saved-view'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { invalidField } from '../../platform/http/http-error.ts'
import type { ListQuery } from './listed-operation.ts'

type Filters = ViewQuery['filters']

const takes = (schema: $ZodType, value: unknown): boolean => safeParse(schema, value).success

/** In one order, so that two of the same content are the same text. */
function inOrder(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function pagingOf({ sorting, itemsPerPage }: ViewQuery) {
  return {
    limit: itemsPerPage,
    sortBy: sorting.map(({ by }) => by),
    sortDesc: sorting.map(({ descending }) => descending),
  }
}

function takesFilter({ fields }: ListQuery, key: string, value: string | boolean): boolean {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined
  return field !== undefined && takes(field, value)
}

/** What is saved is what the list itself would take. @throws HttpError 400 */
export function checkedQuery(list: ListQuery, query: ViewQuery): ViewQuery {
  const unknown = Object.entries(query.filters).find(([key, value]) => !takesFilter(list, key, value))
  if (unknown) throw invalidField('query', 'The list doesn’t have one of these filters, or not with this value')
  if (!takes(list.whole, { ...query.filters, pagination: pagingOf(query) })) {
    throw invalidField('query', 'The list can’t be filtered or sorted like this')
  }
  return { ...query, filters: inOrder(query.filters) }
}

/** Of what was once saved, what the list takes today: a filter that has gone is left out, and the rest stays. */
export function fittingQuery(list: ListQuery, query: ViewQuery): ViewQuery {
  const filters = Object.entries(query.filters).filter(([key, value]) => takesFilter(list, key, value))
  const sorting = query.sorting.filter(({ by }) => takes(list.pagination, { sortBy: [by] }))
  return { filters: inOrder(Object.fromEntries(filters)), sorting, itemsPerPage: query.itemsPerPage }
}
