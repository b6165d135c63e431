import { useApi } from '../../platform/api/query.ts'
import type { Reply } from '../../platform/api/operation-types.ts'

export type Health = Reply<'operations.healthcheck'>

/** The health an answer tells; a 503 carries the same body as a 200. */
function readHealth(body: unknown): Health | null {
  if (typeof body !== 'object' || body === null) return null
  const { status } = body as Partial<Health>
  return status !== undefined && ['ok', 'starting', 'failing', 'stopping'].includes(status) ? (body as Health) : null
}

interface HealthState {
  readonly health: Health | null
  readonly failure: string | null
  readonly loading: boolean
  readonly refresh: () => void
}

export function useHealth(): HealthState {
  const { data, error, isFetching, refetch } = useApi(
    'operations.healthcheck',
    { query: {} },
    { retry: false, staleTime: 0 },
  )
  const health = error ? readHealth(error.body) : (data ?? null)
  return { health, failure: error?.message ?? null, loading: isFetching, refresh: () => void refetch() }
}
