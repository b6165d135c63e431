import { browserZone } from '../../../../platform/viewer-zone/browser-zone.ts'
import { firstRead, type FirstRead } from '../../../../platform/api/first-read.ts'
import type { Input } from '../../../../platform/api/operation-types.ts'

/** Days are those of the reader's own clock. */
export function todayInput(): Input<'operations.getStaffToday'> {
  const timezone = browserZone()
  return { query: timezone === null ? {} : { timezone } }
}

/** What staff's home begins with. */
export function staffTodayReads(): FirstRead[] {
  return [firstRead('operations.getStaffToday', todayInput())]
}
