import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './meeting-list.module.css'
import type { MeetingChanges } from './meeting-changes.ts'
import { meetingTime, type MeetingView } from './meeting-time.ts'
import { MoveMeeting } from './move-meeting.tsx'

/** The buttons that move and cancel a meeting in our own slots. */
export function OwnWays({ meeting, changes }: { meeting: MeetingView; changes: MeetingChanges }) {
  const [asking, setAsking] = useState<'move' | 'cancel' | null>(null)
  const close = (): void => setAsking(null)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking('move')}>
        Move
      </Button>
      <Button variant="quiet" onClick={() => setAsking('cancel')}>
        Cancel
      </Button>
      <Dialog opened={asking === 'move'} wide title="Choose another time" onClose={close}>
        {asking === 'move' && <MoveMeeting meeting={meeting} move={changes.move} onMoved={close} />}
      </Dialog>
      <Dialog opened={asking === 'cancel'} title="Cancel this meeting?" onClose={close}>
        <p>{meetingTime(meeting)}. You can book another one whenever you like.</p>
        <div className={styles.ways}>
          <Button busy={changes.isCancelling} onClick={() => void changes.cancel().then(close, close)}>
            {changes.isCancelling ? 'Cancelling …' : 'Cancel the meeting'}
          </Button>
          <Button variant="quiet" onClick={close}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  )
}
