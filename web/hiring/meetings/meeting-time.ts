import type { Meeting } from '@talentplace/contract/core/calendar/meeting'
import { zoneTime } from '../../platform/formatting/zone-time.ts'
import { dayText, timeText } from './slot-days.ts'

/** What is shown of a meeting, whoever it is with. */
export type MeetingView = Pick<
  Meeting,
  'uuid' | 'kind' | 'start' | 'end' | 'timezone' | 'timezone_offset' | 'invitee_email'
>

/** `Mon, Nov 23rd 2026, 14:30 Toronto time`: a time always says whose clock it is on. */
export function meetingTime({
  start,
  timezone,
  timezone_offset,
}: Pick<Meeting, 'start' | 'timezone' | 'timezone_offset'>): string {
  return `${dayText(start, timezone_offset)}, ${timeText(start, timezone_offset)} ${zoneTime(timezone)}`
}
