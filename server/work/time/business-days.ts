import { businessDayAfter } from '../../platform/clock/business-days.ts'
import { dayAfter, startOfDay } from '../../platform/clock/local-day.ts'
import type { TimeRules } from './time-rules.ts'

type Office = Pick<TimeRules, 'officeZone' | 'officeRegion'>

/** How long each side has: the client to review, the assistant to answer. */
export const reviewBusinessDays = 5

/** The instant at which five business days after a day are over, on the office's clock. */
export function reviewEnd({ officeRegion, officeZone }: Office, day: string): Date {
  return startOfDay(officeZone, dayAfter(businessDayAfter(officeRegion, day, reviewBusinessDays)))
}
