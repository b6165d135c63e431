import { z } from 'zod'

/** `pagination.limit` and `pagination.offset` of a list; at most 100 rows a page. */
export function paging(defaultLimit: number, sortKeys: readonly [string, ...string[]] = ['value']) {
  return z
    .object({
      limit: z.int().min(1).max(100).default(defaultLimit),
      offset: z.int().min(0).max(10_000_000).default(0),
      sortBy: z.array(z.enum(sortKeys)).max(5).optional(),
      sortDesc: z.array(z.boolean()).max(5).optional(),
    })
    .prefault({})
}
