/** A3.1, A6.6: staff's lists of subscriptions, as the `searchType` of their address names them. */
export const projectSearchTypes = [
  'Active',
  'Inactive',
  'Draft',
  'Matching',
  'Unassigned',
  'In First 30',
  'In Retention',
  'Requiring Review',
  'Health Check',
  'Lost',
] as const
export type ProjectSearchType = (typeof projectSearchTypes)[number]

/** A3.1 In First 30: the first day is the first of them. */
export const firstDays = 30
