import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureMessage, type ApiFailure } from '../../platform/api/api-failure.ts'
import { LoadFailure } from '../notice/load-failure.tsx'
import { Skeleton } from '../notice/skeleton.tsx'

interface LoadedProps<Data> {
  /** What `useApi` says of it. */
  readonly of: Pick<UseQueryResult<Data, ApiFailure>, 'data' | 'error' | 'refetch'>
  /** Of what stands in for it while it loads, in pixels. */
  readonly height: number
  /** Said where it couldn't be loaded and no reason came. */
  readonly errorMessage?: string
  readonly children: (data: Data) => ReactNode
}

/** What one call answers, as a part of a page: while it loads, where it can't be loaded, and the part itself. */
export function Loaded<Data>({ of: { data, error, refetch }, height, errorMessage, children }: LoadedProps<Data>) {
  if (error) {
    const message = errorMessage === undefined ? error.message : failureMessage(error, errorMessage)
    return <LoadFailure message={message} onRetry={() => void refetch()} />
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton height={height} />
      </div>
    )
  }
  return children(data)
}
