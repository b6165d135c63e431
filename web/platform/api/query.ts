import {
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { ApiFailure } from './api-failure.ts'
import { callByName } from './call.ts'
import type { FirstRead } from './first-read.ts'
import type { Input, OperationName, Reply } from './operation-types.ts'

type Options<N extends OperationName, T> = Omit<UseQueryOptions<Reply<N>, ApiFailure, T>, 'queryKey' | 'queryFn'>

/** Asks for them without waiting; whoever shows one finds it there or on its way, and one that fails is asked for again then. */
export function startReads(queryClient: QueryClient, reads: Iterable<FirstRead>): void {
  for (const { name, input, options } of reads) {
    void queryClient.prefetchQuery<unknown, ApiFailure>({
      ...options,
      queryKey: [name, input],
      queryFn: ({ signal }) => callByName(name, { ...input, signal }),
    })
  }
}

let asksInRender = false

/**
 * From now on pages ask for what they show as they are rendered. Not before a page that was served whole has been left:
 * taken over with an answer that came meanwhile, it would be another one than was served.
 */
export function askInRender(): void {
  asksInRender = true
}

/**
 * `useQuery` that asks while the page is being rendered and not once it stands: on a slow device the answer comes while
 * the rest is rendered. What is always asked anew isn't asked twice.
 */
export function useQueryAtOnce<T, E>(query: UseQueryOptions<T, E>): UseQueryResult<T, E> {
  const client = useQueryClient()
  const mayAsk = asksInRender && (query.enabled === undefined || query.enabled === true) && query.staleTime !== 0
  if (mayAsk && !client.getQueryState(query.queryKey)) void client.prefetchQuery(query)
  return useQuery(query)
}

/** Server state of one call, kept by operation name and input; cancelled when nobody looks any more. */
export function useApi<N extends OperationName, T = Reply<N>>(
  name: N,
  input: Input<N>,
  options: Options<N, T> = {},
): UseQueryResult<T, ApiFailure> {
  // Without the exact types, whose union over all operations would take the compiler seconds.
  const operation: string = name
  const parts: object = input
  const query: UseQueryOptions<unknown, ApiFailure> = {
    ...(options as object),
    queryKey: [operation, parts],
    queryFn: ({ signal }) => callByName(operation, { ...parts, signal }),
  }
  return useQueryAtOnce(query) as UseQueryResult<T, ApiFailure>
}
