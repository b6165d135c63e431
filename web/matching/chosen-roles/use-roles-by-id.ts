import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RecommendedRole } from '@talentplace/contract/matching/keyword.routes'
import { useApi } from '../../platform/api/query.ts'
import { rolesInput } from './roles-reads.ts'

export interface RolesById {
  readonly roles: ReadonlyMap<number, RecommendedRole>
  /** Asked for, and there is no such role (any more); empty until the answer is there. */
  readonly unknown: readonly number[]
  readonly isPending: boolean
  readonly error: Error | null
  readonly retry: () => void
}

const none: ReadonlyMap<number, RecommendedRole> = new Map()

/** Names and descriptions of roles known by id only (from an address, a stored draft). */
export function useRolesById(rids: readonly number[]): RolesById {
  const input = rolesInput(rids)
  const isRequested = rids.length > 0
  const { data, error, isPending, isPlaceholderData, refetch } = useApi('matching.recommendRoles', input, {
    enabled: isRequested,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  const roles = useMemo(() => (data ? new Map(data.roles.map((role) => [role.id, role])) : none), [data])
  const unknown = data && !isPlaceholderData ? rids.filter((rid) => !roles.has(rid)) : []
  return { roles, unknown, isPending: isPending && isRequested, error, retry: () => void refetch() }
}
