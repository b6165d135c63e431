import { useApi } from '../../../../platform/api/query.ts'
import { todayInput } from './staff-today-reads.ts'

/** What is asked for at the home and shown there from a step's own page: a little older than a click, and it is asked again. */
const staleTime = 2_000

/** What waits for the reader; asked for again whenever they come back to it, from another page or from another tab. */
export function useStaffToday() {
  return useApi('operations.getStaffToday', todayInput(), { staleTime, refetchOnWindowFocus: true })
}
