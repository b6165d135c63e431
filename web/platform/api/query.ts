import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { ApiFailure } from './api-failure.ts'
import { call } from './call.ts'
import type { Input, OperationName, Reply } from './operation-types.ts'

type Options<N extends OperationName, T> = Omit<UseQueryOptions<Reply<N>, ApiFailure, T>, 'queryKey' | 'queryFn'>

/** Server state of one call, kept by operation name and input; cancelled when nobody looks any more. */
export function useApi<N extends OperationName, T = Reply<N>>(
  name: N,
  input: Input<N>,
  options: Options<N, T> = {},
): UseQueryResult<T, ApiFailure> {
  return useQuery<Reply<N>, ApiFailure, T>({
    ...options,
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, { ...input, signal }),
  })
}
