import { z } from 'zod'

/** `pagination.limit` and `pagination.offset` of a list; at most 100 rows a page. The sort keys keep their exact type. */
export function paging<const Key extends string = 'value'>(defaultLimit: number, sortKeys?: readonly [Key, ...Key[]]) {
  const keys: readonly [string, ...string[]] = sortKeys ?? ['value']
  return z
    .object({
      limit: z.int().min(1).max(100).default(defaultLimit),
      offset: z.int().min(0).max(10_000_000).default(0),
      sortBy: z
        .array(z.enum(keys as readonly [Key, ...Key[]]))
        .max(5)
        .optional(),
      sortDesc: z.array(z.boolean()).max(5).optional(),
    })
    .prefault({})
}
