import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiFailure } from '../api/api-failure.ts'
import type { Reply } from '../api/operation-types.ts'
import { useApi } from '../api/query.ts'

export type Configuration = Reply<'configuration.getUserConfig'>

/** Flags, links, self-identifications and brand of this installation. */
export function useConfiguration(): UseQueryResult<Configuration, ApiFailure> {
  return useApi('configuration.getUserConfig', {}, { staleTime: Infinity })
}

/** A2.7: is the feature on? Off until the configuration is known. */
export function useFlag(name: string): boolean {
  return useConfiguration().data?.flags[name] ?? false
}
