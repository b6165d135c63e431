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

/** What a subscription needs: its welcome brief read, a card for its next renewal, staff's word on its health renewed. */
export const projectNeeds = ['brief', 'card', 'word'] as const
export type ProjectNeed = (typeof projectNeeds)[number]
