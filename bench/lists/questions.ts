import type { Filter, ListedOperation } from './listed-operations.ts'
import type { ListRow, Samples } from './list-rows.ts'

/** Which page of a list is asked for. */
export interface Question {
  readonly name: string
  readonly sort?: { readonly key: string; readonly descending: boolean }
  readonly filter?: { readonly key: string; readonly value: string }
  readonly depth: 'first' | 'middle' | 'last'
}

/** So many values of an enumeration are asked for; of longer ones the first, one in the middle and the last. */
const wholeEnumeration = 8

function valuesOf({ key, schema }: Filter, row: ListRow, samples: Samples): readonly string[] {
  const own = row.samples?.[key] ?? samples[key]
  if (own !== undefined) return own
  const values = (schema.enum ?? []).map(String)
  if (values.length > wholeEnumeration) return [0, values.length >> 1, values.length - 1].map((at) => values[at] ?? '')
  if (values.length > 0) return values
  return schema.type === 'boolean' ? ['true', 'false'] : []
}

const isAsked = ({ key }: Filter, { needed = {}, notFilters = [] }: ListRow) =>
  needed[key] === undefined && !notFilters.includes(key)

/** Every sort in either direction, its first page and its last; every filter alone; the first, middle and last page. */
export function questionsOf(list: ListedOperation, row: ListRow, samples: Samples): Question[] {
  const depths = ['first', 'middle', 'last'] as const
  return [
    ...depths.map((depth) => ({ name: `${depth} page`, depth })),
    ...list.sorts.flatMap((key) =>
      [false, true].flatMap((descending) =>
        (['first', 'last'] as const).map((depth) => ({
          name: `by ${key}${descending ? ', descending' : ''}${depth === 'last' ? ', last page' : ''}`,
          sort: { key, descending },
          depth,
        })),
      ),
    ),
    ...list.filters
      .filter((filter) => isAsked(filter, row))
      .flatMap((filter) =>
        valuesOf(filter, row, samples).map((value) => ({
          name: `${filter.key}=${value}`,
          filter: { key: filter.key, value },
          depth: 'first' as const,
        })),
      ),
  ]
}

/** Filters that nobody said a value for, so that none of them goes unmeasured. */
export function unasked(list: ListedOperation, row: ListRow, samples: Samples): string[] {
  return list.filters
    .filter((filter) => isAsked(filter, row) && valuesOf(filter, row, samples).length === 0)
    .map(({ key }) => key)
}
