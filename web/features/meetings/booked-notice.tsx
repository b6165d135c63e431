import { IconCalendarCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { calendarFile } from '@talentplace/contract/meetings/calendar-file'
import type { Meeting } from '@talentplace/contract/meetings/meeting.routes'
import { localText } from '../../platform/viewer-zone/local-instant.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import styles from './booked-notice.module.css'
import { meetingTime } from './meeting-time.ts'

/** A meeting that has just been booked; focus comes here, since what was pressed is gone. */
export function BookedNotice({ meeting }: { meeting: Meeting }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const day = localText(meeting.start, meeting.timezone_offset).slice(0, 10)
  return (
    <section className={styles.notice}>
      <IconCalendarCheck size={28} stroke={1.75} aria-hidden="true" />
      <div className={styles.text}>
        <h2 ref={heading} tabIndex={-1}>
          Booked
        </h2>
        <p>
          {meetingTime(meeting)}. We have written to {meeting.invitee_email}.
        </p>
        <Button
          variant="outline"
          onClick={() => saveFile(`meeting-${day}.ics`, 'text/calendar', calendarFile(meeting))}
        >
          Put it in my calendar
        </Button>
      </div>
    </section>
  )
}
