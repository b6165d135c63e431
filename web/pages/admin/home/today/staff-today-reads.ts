import { browserZone } from '../../../../platform/viewer-zone/browser-zone.ts'
import { firstRead, useApi, type FirstRead } from '../../../../platform/api/query.ts'
import type { Input } from '../../../../platform/api/operation-types.ts'

/** What is asked for at the home and shown there from a step's own page: a little older than a click, and it is asked again. */
const staleTime = 2_000

/** Days are those of the reader's own clock. */
function todayInput(): Input<'operations.getStaffToday'> {
  const timezone = browserZone()
  return { query: timezone === null ? {} : { timezone } }
}

/** What staff's home begins with. */
export function staffTodayReads(): FirstRead[] {
  return [firstRead('operations.getStaffToday', todayInput())]
}

/** What waits for the reader; asked for again whenever they come back to it, from another page or from another tab. */
export function useStaffToday() {
  return useApi('operations.getStaffToday', todayInput(), { staleTime, refetchOnWindowFocus: true })
}
