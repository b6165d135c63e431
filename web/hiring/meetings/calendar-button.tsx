import * as t from '@talentplace/contract/hiring/messages/meetings'
import { localText } from '../../platform/viewer-zone/local-instant.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import type { MeetingView } from './meeting-time.ts'

interface CalendarButtonProps {
  readonly meeting: Pick<MeetingView, 'start' | 'timezone_offset'>
  /** Its entry, as an iCalendar file. */
  readonly file: string
}

/** Saves a meeting as a file that calendars read. */
export function CalendarButton({ meeting, file }: CalendarButtonProps) {
  const day = localText(meeting.start, meeting.timezone_offset).slice(0, 10)
  return (
    <Button variant="outline" onClick={() => saveFile(`meeting-${day}.ics`, 'text/calendar', file)}>
      {t.intoCalendar()}
    </Button>
  )
}
