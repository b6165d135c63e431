import * as t from '@talentplace/contract/hiring/messages/meetings'
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
        {t.move()}
      </Button>
      <Button variant="quiet" onClick={() => setAsking('cancel')}>
        {t.cancel()}
      </Button>
      <Dialog opened={asking === 'move'} wide title={t.chooseAnother()} onClose={close}>
        {asking === 'move' && <MoveMeeting meeting={meeting} move={changes.move} onMoved={close} />}
      </Dialog>
      <Dialog opened={asking === 'cancel'} title={t.cancelThis()} onClose={close}>
        <p>{t.canRebook({ time: meetingTime(meeting) })}</p>
        <div className={styles.ways}>
          <Button busy={changes.isCancelling} onClick={() => void changes.cancel().then(close, close)}>
            {changes.isCancelling ? t.cancelling() : t.cancelIt()}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t.keepIt()}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
