import { expect, it } from 'vitest'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { allOperations } from '../operations.ts'

/** As much of a schema's insides as leads from an input to its dates. */
interface Inside {
  readonly type: string
  readonly shape?: Readonly<Record<string, $ZodType>>
  readonly element?: $ZodType
  readonly innerType?: $ZodType
  readonly in?: $ZodType
  readonly options?: readonly $ZodType[]
  readonly format?: string
}

interface FoundDate {
  readonly path: string
  readonly schema: $ZodType
  readonly isDay: boolean
}

function datesIn(schema: $ZodType | undefined, path: string): FoundDate[] {
  if (!schema) return []
  const inside = (schema as unknown as { def: Inside }).def
  if (inside.format === 'date' || inside.format === 'datetime') {
    return [{ path, schema, isDay: inside.format === 'date' }]
  }
  const fields = Object.entries(inside.shape ?? {}).flatMap(([name, part]) => datesIn(part, `${path}.${name}`))
  const parts = [inside.element, inside.innerType, inside.in, ...(inside.options ?? [])]
  return [...fields, ...parts.flatMap((part) => datesIn(part, path))]
}
const found = allOperations.flatMap(({ name, params, query, body }) =>
  [params, query, body].flatMap((part) => datesIn(part, name)),
)

it.each(found)('$path takes no date at the calendar’s edges', ({ schema, isDay }) => {
  const edges = ['0000-01-01', '0001-01-01', '9999-12-31']
  for (const edge of edges.flatMap((day) => (isDay ? [day] : [`${day}T00:00:00Z`, `${day}T23:59:59+14:00`]))) {
    expect({ edge, taken: safeParse(schema, edge).success }).toEqual({ edge, taken: false })
  }
  expect(safeParse(schema, isDay ? '2027-01-15' : '2027-01-15T18:00:00-02:30').success).toBe(true)
})

it('every input with a date is looked at', () => {
  expect(found.length).toBeGreaterThan(20)
})
