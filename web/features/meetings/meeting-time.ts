import type { Meeting } from '@talentplace/contract/meetings/meeting.routes'
import { dayText, placeOfZone, timeText } from './slot-days.ts'

/** `Mon, Nov 23rd 2026, 14:30 (Toronto)`: a time always says whose clock it is on. */
export function meetingTime({ start, timezone, timezone_offset }: Meeting): string {
  return `${dayText(start, timezone_offset)}, ${timeText(start, timezone_offset)} (${placeOfZone(timezone)})`
}
