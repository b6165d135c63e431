import { useState } from 'react'
import type { Meeting } from '@talentplace/contract/meetings/meeting.routes'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-end.tsx'
import { notify } from '../../ui/notice/snackbar.ts'
import styles from './booking-form.module.css'
import type { MeetingChanges } from './meeting-changes.ts'
import { SlotPicker, useOwnZone } from './slot-picker.tsx'
import { useMove } from './use-move.ts'

interface MoveMeetingProps {
  readonly meeting: Meeting
  readonly move: MeetingChanges['move']
  readonly onMoved: () => void
}

/** Takes another free time in place of the booked one. */
export function MoveMeeting({ meeting, move, onMoved }: MoveMeetingProps) {
  const timezone = useOwnZone() ?? 'UTC'
  const [start, setStart] = useState<string | null>(null)
  const {
    busy,
    problems,
    move: send,
  } = useMove(() => {
    notify({ kind: 'success', message: 'The meeting has a new time.' })
    onMoved()
  })
  return (
    <div className={styles.form}>
      <SlotPicker kind={meeting.kind} chosen={start} onChoose={setStart} />
      <FormFailure failure={problems.fields['start'] ?? problems.whole} />
      <div>
        <Button
          busy={busy}
          disabled={start === null}
          onClick={() => void send(() => move({ start: start ?? '', timezone }))}
        >
          {busy ? 'Moving …' : 'Move it to this time'}
        </Button>
      </div>
    </div>
  )
}
