import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { FeatureFlagStore } from '../platform/feature-flags/feature-flag-store.ts'
import { getStaffTodayOperation } from './staff-today/get-staff-today.ts'

/** What our people begin their day with. */
export function staffTodayOperations(deps: {
  database: Database
  clock: Clock
  featureFlags: FeatureFlagStore
  configuration: { readonly timeRules: { readonly officeZone: string; readonly officeRegion: string } }
}) {
  const { officeZone: timezone, officeRegion: region } = deps.configuration.timeRules
  return { getStaffToday: getStaffTodayOperation({ ...deps, office: { timezone, region } }) }
}
