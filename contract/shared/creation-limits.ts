/** The most drafts that one client keeps. */
export const maxDrafts = 100

/**
 * How often one client can do within an hour what keeps something without costing them anything. Who creates what else, and
 * what bounds that, stands in `contract/testing/creation-bounds.ts`.
 */
export const creationsAnHour = {
  draft: 100,
  'welcome brief': 20,
  'meeting made elsewhere': 20,
  'checkout that isn’t paid yet': 30,
  'payment of an invoice': 30,
  'payment for added hours': 30,
  'invitation of a colleague': 20,
} as const

export type Creation = keyof typeof creationsAnHour

/**
 * How many of each one person adds within a day: far more than anyone's honest work comes to. Operations name theirs
 * (`createsPerDay`), and several may share one.
 */
export const maxCreatedADay = {
  'time entries': 500,
  tasks: 500,
  'messages and comments': 2_000,
  files: 500,
  'timer events': 5_000,
} as const

export type DailyCreation = keyof typeof maxCreatedADay
