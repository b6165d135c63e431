import { useState } from 'react'
import type { ClientMeetingKind, Meeting } from '@talentplace/contract/core/calendar/meeting'
import { BookedNotice } from './booked-notice.tsx'
import { BookingForm } from './booking-form.tsx'
import styles from './booking-form.module.css'
import { MeetingList } from './meeting-list.tsx'

interface MeetingBookingProps {
  readonly kind: ClientMeetingKind
  /** Null: a visitor. */
  readonly clientUuid: string | null
  readonly projectUuid: string | null
}

/** B8.3: the meetings someone has with us, and another one to book. */
export function MeetingBooking({ kind, clientUuid, projectUuid }: MeetingBookingProps) {
  const [booked, setBooked] = useState<Meeting | null>(null)
  return (
    <div className={styles.form}>
      {booked && <BookedNotice key={booked.uuid} meeting={booked} />}
      {clientUuid !== null && <MeetingList clientUuid={clientUuid} kind={kind} />}
      {booked === null && (
        <BookingForm kind={kind} clientUuid={clientUuid} projectUuid={projectUuid} onBooked={setBooked} />
      )}
    </div>
  )
}
