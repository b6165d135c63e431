import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'
import type { Reply } from '../../platform/api/operation-types.ts'
import { firstRead } from '../../platform/api/first-read.ts'

const name = 'projects.listProjects'
const input = { query: { pagination: { limit: 1 } } } as const

/** What the drafts of whoever arrives at the checkout are asked for by. */
export const firstDraftsRead = () => firstRead(name, input)

/** The first draft, with how many there are: the answer that is there or on its way since the arrival, taken once, else a new one. */
export async function takeFirstDrafts(client: QueryClient): Promise<Reply<typeof name>> {
  const queryKey = [name, input]
  try {
    return await client.fetchQuery({ queryKey, queryFn: () => call(name, input), staleTime: Infinity, retry: false })
  } finally {
    client.removeQueries({ queryKey, exact: true })
  }
}
