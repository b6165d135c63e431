import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'

/** The matching choices as the browser keeps them: the contract's criteria, and the city the zone was picked by. */
export interface StoredCriteria extends MatchingCriteria {
  readonly city: string | null
}

/** Nothing chosen yet: the contract's own defaults, written out so that its schemas needn't load first. */
export const emptyCriteria: StoredCriteria = {
  step: 'requirements',
  keywords: { roles: [], skills: [], tools: [], default: [] },
  rids: [],
  hours: [],
  more_hours_rids: [],
  focusedRid: [],
  tids: [],
  sids: [],
  lids: [],
  timezone: null,
  timezone_offset: null,
  offset_range: 0,
  self_identifications: '',
  availabilities: [],
  sort: 'match',
  not_meant: [],
  cart: [],
  alternates: [],
  uuid: null,
  project_name: '',
  confirmationShown: false,
  package: null,
  addons: { selectedInitialAddons: [], selectedRecurringAddons: [] },
  city: null,
}
