import * as t from '@talentplace/contract/hiring/messages/meetings'
import { IconCalendarCheck } from '@tabler/icons-react'
import type { Meeting } from '@talentplace/contract/core/calendar/meeting'
import { useEffect, useRef } from 'react'
import styles from './booked-notice.module.css'
import { CalendarButton } from './calendar-button.tsx'
import { PlaceLine } from './place-line.tsx'
import { meetingTime } from './meeting-time.ts'

/** A meeting that has just been booked; focus comes here, since what was pressed is gone. */
export function BookedNotice({ meeting }: { meeting: Meeting }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.notice}>
      <IconCalendarCheck size={28} stroke={1.75} aria-hidden="true" />
      <div className={styles.text}>
        <h2 ref={heading} tabIndex={-1}>
          {t.booked()}
        </h2>
        <p>{t.bookedText({ time: meetingTime(meeting), email: meeting.invitee_email })}</p>
        <PlaceLine place={meeting.place} />
        <CalendarButton meeting={meeting} file={meeting.calendar_file} />
      </div>
    </section>
  )
}
