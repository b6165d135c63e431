import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from './api-failure.ts'

/** A refusal stays a refusal however often it is asked; only what may pass by itself is tried again. */
function mayPass(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiFailure && [0, 502, 503, 504].includes(error.status)
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: mayPass, refetchOnWindowFocus: false } },
  })
}
