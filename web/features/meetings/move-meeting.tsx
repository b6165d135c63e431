import { useState } from 'react'
import type { Meeting } from '@talentplace/contract/meetings/meeting.routes'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/snackbar.ts'
import styles from './booking-form.module.css'
import type { MeetingChanges } from './meeting-changes.ts'
import { SlotPicker, useOwnZone } from './slot-picker.tsx'
import { useBooking } from './use-booking.ts'

interface MoveMeetingProps {
  readonly meeting: Meeting
  readonly move: MeetingChanges['move']
  readonly onMoved: () => void
}

/** Takes another free time in place of the booked one. */
export function MoveMeeting({ meeting, move, onMoved }: MoveMeetingProps) {
  const timezone = useOwnZone() ?? 'UTC'
  const [start, setStart] = useState<string | null>(null)
  const { busy, problems, book } = useBooking(() => {
    notify({ kind: 'success', message: 'The meeting has a new time.' })
    onMoved()
  })
  return (
    <div className={styles.form}>
      <SlotPicker kind={meeting.kind} chosen={start} onChoose={setStart} />
      <div role="alert">
        {problems.whole !== '' && <p className={styles.failure}>{problems.fields['start'] ?? problems.whole}</p>}
      </div>
      <div>
        <Button
          busy={busy}
          disabled={start === null}
          onClick={() => void book(() => move({ start: start ?? '', timezone }))}
        >
          {busy ? 'Moving …' : 'Move it to this time'}
        </Button>
      </div>
    </div>
  )
}
