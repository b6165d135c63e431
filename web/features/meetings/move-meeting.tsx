import { useState } from 'react'
import type { Meeting } from '@talentplace/contract/meetings/meeting.routes'
import { call } from '../../platform/api/call.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/snackbar.ts'
import styles from './booking-form.module.css'
import { SlotPicker, useOwnZone } from './slot-picker.tsx'
import { useBooking } from './use-booking.ts'

/** Takes another free time in place of the booked one. */
export function MoveMeeting({ meeting, onMoved }: { meeting: Meeting; onMoved: () => void }) {
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
          onClick={() =>
            void book(() =>
              call('meetings.rescheduleMeeting', {
                params: { uuid: meeting.uuid },
                body: { start: start ?? '', timezone },
              }),
            )
          }
        >
          {busy ? 'Moving …' : 'Move it to this time'}
        </Button>
      </div>
    </div>
  )
}
