import { calendarFile } from '@talentplace/contract/meetings/calendar-file'
import { localText } from '../../platform/viewer-zone/local-instant.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import type { ShownMeeting } from './meeting-time.ts'

/** Saves a meeting as a file that calendars read. */
export function CalendarButton({ meeting }: { meeting: ShownMeeting }) {
  const day = localText(meeting.start, meeting.timezone_offset).slice(0, 10)
  return (
    <Button variant="outline" onClick={() => saveFile(`meeting-${day}.ics`, 'text/calendar', calendarFile(meeting))}>
      Put it in my calendar
    </Button>
  )
}
