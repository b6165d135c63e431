import * as t from '@talentplace/contract/matching/messages/hours'
import type { RoleHours } from './hours-selector.tsx'

/** All roles' hours in a line: `30 h a month`; an open amount says so. */
export function totalHours(chosen: readonly RoleHours[]): string {
  const counted = chosen.filter(({ more }) => !more).reduce((sum, { hours }) => sum + hours, 0)
  const open = chosen.filter(({ more }) => more).length
  if (open === 0) return t.total({ hours: counted })
  return t.totalOver({ hours: counted + open * 100 })
}
