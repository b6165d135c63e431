import { z } from 'zod'
import { operation } from '../shared/operation.ts'

/** The most reads of one call. */
export const mostTogether = 12

/** A value of a path: an id or a word. Nothing that could lead to another path. */
const pathValue = z.string().regex(/^[\w-]{1,100}$/)

/** One read, as it would be called by itself. */
export const togetherRead = z.object({
  /** The name of one that may be read so. */
  operation: z.string().min(1).max(100),
  params: z.record(z.string().max(50), pathValue).default({}),
  /** What stands behind the `?` of its address, encoded. */
  query: z
    .string()
    .max(4_000)
    .regex(/^[!"$-~]*$/)
    .default(''),
})

/** What a page shows first, in one call. Each read is let in, counted and answered as if it came by itself. */
export const readTogether = operation({
  name: 'operations.readTogether',
  method: 'POST',
  path: '/reads',
  summary: 'Several reads in one call, each answered with its own status',
  caller: 'session',
  worksInMaintenance: true,
  body: z.object({ reads: z.array(togetherRead).min(1).max(mostTogether) }),
  reply: z.object({
    /** In the order of the reads. */
    answers: z.array(
      z.object({
        status: z.int(),
        /** Seconds after which asking again may help. */
        retry_after: z.int().nullable(),
        body: z.unknown(),
      }),
    ),
  }),
})
