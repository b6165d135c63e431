import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RecommendedRole } from '@talentplace/contract/matching/keyword.routes'
import { firstRead, useApi, type FirstRead } from '../../platform/api/query.ts'

export interface RolesById {
  readonly roles: ReadonlyMap<number, RecommendedRole>
  /** Asked for, and there is no such role (any more); empty until the answer is there. */
  readonly unknown: readonly number[]
  readonly isPending: boolean
  readonly error: Error | null
  readonly retry: () => void
}

const none: ReadonlyMap<number, RecommendedRole> = new Map()

const inputOf = (rids: readonly number[]) => ({
  query: { ids: [...rids].sort((one, other) => one - other).join(',') },
})

/** What they are asked for by; nothing where there are none. */
export function rolesReads(rids: readonly number[]): FirstRead[] {
  return rids.length === 0 ? [] : [firstRead('matching.recommendRoles', inputOf(rids))]
}

/** Names and descriptions of roles known by id only (from an address, a stored draft). */
export function useRolesById(rids: readonly number[]): RolesById {
  const input = inputOf(rids)
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
