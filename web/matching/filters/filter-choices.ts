import { emptyCriteria, type StoredCriteria } from '../../platform/criteria/empty-criteria.ts'
import { rangeOfNewCity } from './range-label.ts'

/** The change that takes every filter away; roles, hours and what was entered stay. */
export const noFilters: Partial<StoredCriteria> = {
  sids: [],
  tids: [],
  lids: [],
  timezone: null,
  timezone_offset: null,
  offset_range: emptyCriteria.offset_range,
  city: null,
  self_identifications: '',
}

/** How many of the five filters are set. */
export function filtersSet(
  criteria: Pick<StoredCriteria, 'sids' | 'tids' | 'lids' | 'timezone' | 'self_identifications'>,
): number {
  const { sids, tids, lids, timezone, self_identifications } = criteria
  return [sids.length > 0, tids.length > 0, lids.length > 0, timezone !== null, self_identifications !== ''].filter(
    Boolean,
  ).length
}

/** A city's zone, as looked up when the city was picked. */
export interface PickedZone {
  readonly city: string
  readonly timezone: string
  readonly timezone_offset: number
}

/** 0.10: picking a city sets a range of two hours, clearing it sets none. */
export function zoneChoice(picked: PickedZone | null): Partial<StoredCriteria> {
  if (picked === null) return { timezone: null, timezone_offset: null, city: null, offset_range: 0 }
  return { ...picked, offset_range: rangeOfNewCity }
}
