import type { UseQueryOptions } from '@tanstack/react-query'
import type { ApiFailure } from './api-failure.ts'
import type { Input, OperationName } from './operation-types.ts'

/** A call whose answer a page shows first; asked for before its code is there (`web/app/arrival`). */
export interface FirstRead {
  readonly name: OperationName
  readonly input: object
  /** How it is tried again, where that isn't as usual; as whoever shows it does. */
  readonly options?: Pick<UseQueryOptions<unknown, ApiFailure>, 'retry' | 'retryDelay'>
}

/** Names such a call, with the input that the page gives it. */
export function firstRead<N extends OperationName>(
  name: N,
  input: Input<N>,
  options: FirstRead['options'] = {},
): FirstRead {
  return { name, input, options }
}
