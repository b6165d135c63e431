import type { AccessCalls } from '../testing/access/access-call.ts'
import type { staffTodayOperations } from './staff-today.operations.ts'

export function staffTodayCalls(): AccessCalls<typeof staffTodayOperations> {
  return { getStaffToday: () => ({ path: '/home/admin/today' }) }
}
