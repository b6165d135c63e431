import type { MatchingCriteria } from '@talentplace/contract/matching/criteria'
import { maximumRoles } from '@talentplace/contract/matching/limits'

interface RoleLine {
  hours: number | undefined
  more: boolean
  focused: boolean
}

/**
 * Joins two changes of the same draft, role by role: what this page changed since `base` stands, the
 * rest comes from the stored draft. Fields without a role are taken whole, from whoever changed them.
 */
export function mergeCriteria(
  base: MatchingCriteria,
  mine: MatchingCriteria,
  stored: MatchingCriteria,
): MatchingCriteria {
  const merged = { ...stored }
  for (const field of wholeFields) takeChanged(field, base, mine, merged)
  return { ...merged, ...mergeRoles(base, mine, stored), uuid: mine.uuid ?? stored.uuid }
}

const wholeFields = [
  'step',
  'keywords',
  'tids',
  'sids',
  'timezone',
  'timezone_offset',
  'offset_range',
  'self_identifications',
  'availabilities',
  'cart',
  'project_name',
  'confirmationShown',
  'package',
  'addons',
] as const satisfies readonly (keyof MatchingCriteria)[]

function takeChanged<Field extends keyof MatchingCriteria>(
  field: Field,
  base: MatchingCriteria,
  mine: MatchingCriteria,
  merged: MatchingCriteria,
): void {
  if (JSON.stringify(mine[field]) !== JSON.stringify(base[field])) merged[field] = mine[field]
}

function readRoles(criteria: MatchingCriteria): Map<number, RoleLine> {
  return new Map(
    criteria.rids.map((rid, at) => [
      rid,
      {
        hours: criteria.hours[at],
        more: criteria.more_hours_rids.includes(rid),
        focused: criteria.focusedRid.includes(rid),
      },
    ]),
  )
}

function mergeRoles(base: MatchingCriteria, mine: MatchingCriteria, stored: MatchingCriteria) {
  const [before, here, there] = [readRoles(base), readRoles(mine), readRoles(stored)]
  const lines = [...new Set([...stored.rids, ...mine.rids])]
    .flatMap((rid) => {
      const line = mergeLine(before.get(rid), here.get(rid), there.get(rid))
      return line ? [{ rid, ...line }] : []
    })
    .slice(0, maximumRoles)
  const hours = lines.flatMap((line) => (line.hours === undefined ? [] : [line.hours]))
  return {
    rids: lines.map((line) => line.rid),
    hours,
    more_hours_rids: lines.filter((line) => line.more).map((line) => line.rid),
    focusedRid: lines.filter((line) => line.focused).map((line) => line.rid),
  }
}

/** One role of the three: this page's line where it changed it (also by removing it), else the stored one. */
function mergeLine(
  before: RoleLine | undefined,
  here: RoleLine | undefined,
  there: RoleLine | undefined,
): RoleLine | undefined {
  return JSON.stringify(here) === JSON.stringify(before) ? there : here
}
