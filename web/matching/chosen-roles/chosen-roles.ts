import * as t from '@talentplace/contract/matching/messages/roles'
import { useRolesById } from './use-roles-by-id.ts'

export interface ChosenRole {
  readonly id: number
  /** Null until the names have come. */
  readonly name: string | null
  readonly hours: number | null
  /** Marked '100+'. */
  readonly more: boolean
}

interface Chosen {
  readonly rids: readonly number[]
  readonly hours: readonly number[]
  readonly more_hours_rids: readonly number[]
}

/** The chosen roles with their names and hours, in the order chosen. */
export function useChosenRoles({ rids, hours, more_hours_rids }: Chosen): ChosenRole[] {
  const { roles, isPending } = useRolesById(rids)
  return rids.map((id, at) => ({
    id,
    name: roles.get(id)?.value ?? (isPending ? null : t.roleOfId({ id })),
    hours: hours[at] ?? null,
    more: more_hours_rids.includes(id),
  }))
}
