import type { z } from 'zod'

interface AnyDef {
  readonly type: string
  /** Of a text that has a form of its own: an id, a date. */
  readonly format?: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly options?: readonly z.ZodType[]
  readonly element?: z.ZodType
  readonly valueType?: z.ZodType
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
}

const defOf = (schema: z.ZodType) => schema.def as unknown as AnyDef

/** The type of a value as its schema names it: `string`, `number`, `enum` … */
export const typeOf = (schema: z.ZodType): string => defOf(schema).type

/** The form that a text has by its type alone: `uuid`, `date`; none for one that people write. */
export const formatOf = (schema: z.ZodType): string | undefined => defOf(schema).format

/**
 * Every single value that a schema takes, by its path: `lines.[].amount_cents`. A value that may be left out, or is handed on to another
 * schema, comes with all that it has to be where it comes in.
 */
export function schemaLeaves(schema: z.ZodType | undefined, path = ''): [string, z.ZodType][] {
  if (!schema) return []
  const { type, shape, options, element, valueType, innerType, in: first } = defOf(schema)
  const below = (key: string) => (path === '' ? key : `${path}.${key}`)
  if (shape) return Object.entries(shape).flatMap(([key, each]) => schemaLeaves(each, below(key)))
  if (options) return options.flatMap((each) => schemaLeaves(each, path))
  if (element) return schemaLeaves(element, below('[]'))
  if (valueType) return schemaLeaves(valueType, below('{}'))
  const inner = innerType ?? (type === 'pipe' ? first : undefined)
  return inner ? schemaLeaves(inner, path) : [[path, schema]]
}
