import { z } from 'zod'
import { operation } from '../shared/operation.ts'

/** For machines: 503 with the same body until the search index is ready; `live=1` answers 200 as soon as the process does. */
export const healthcheck = operation({
  name: 'operations.healthcheck',
  method: 'GET',
  path: '/healthcheck',
  summary: 'Whether the product works: database, migrations, search index',
  caller: 'anyone',
  worksInMaintenance: true,
  query: z.object({ live: z.enum(['1']).optional() }),
  reply: z.object({
    status: z.enum(['ok', 'starting', 'failing']),
    version: z.string(),
    database: z.enum(['ok', 'unreachable']),
    migrations: z.int().nullable(),
    search: z.enum(['ready', 'loading']),
    assistants: z.int().nullable(),
    zone_data: z.string(),
    time: z.iso.datetime(),
  }),
  replyStatus: 503,
})
