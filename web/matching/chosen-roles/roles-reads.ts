import { firstRead, type FirstRead } from '../../platform/api/first-read.ts'

/** Roles are asked for by their ids, in one order, so that the same ones are asked for once. */
export const rolesInput = (rids: readonly number[]) => ({
  query: { ids: [...rids].sort((one, other) => one - other).join(',') },
})

/** What they are asked for by; nothing where there are none. */
export function rolesReads(rids: readonly number[]): FirstRead[] {
  return rids.length === 0 ? [] : [firstRead('matching.recommendRoles', rolesInput(rids))]
}
