import type { ApiFailure } from '../../platform/api/api-failure.ts'
import type { FirstRead } from '../../platform/api/first-read.ts'

/** The search index is still being built. */
export function isStarting(error: ApiFailure | null): boolean {
  return error?.status === 503
}

/** While the search is being prepared it is asked again after the time the server names. */
export const searchRetry: FirstRead['options'] = {
  retry: (failures, error) => isStarting(error) || (error.status === 0 && failures < 2),
  retryDelay: (_failures, error) => (isStarting(error) ? (error.retryAfter ?? 2) * 1000 : 500),
}
