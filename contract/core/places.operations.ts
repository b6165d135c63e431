import { findTimezone, getZone, listRegions, searchCities } from './places/place.routes.ts'

/** Every operation of the feature. */
export const placesOperations = {
  searchCities,
  listRegions,
  findTimezone,
  getZone,
} as const
