import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Meeting } from '@talentplace/contract/meetings/meeting.routes'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { notify } from '../../ui/notice/snackbar.ts'
import styles from './meeting-list.module.css'
import type { MeetingChanges } from './meeting-changes.ts'
import { meetingTime } from './meeting-time.ts'
import { MoveMeeting } from './move-meeting.tsx'
import { reload } from '../../ui/form/reloads.ts'

/** The buttons that move and cancel a meeting in our own slots. */
export function OwnWays({ meeting, changes }: { meeting: Meeting; changes: MeetingChanges }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState<'move' | 'cancel' | null>(null)
  const [busy, setBusy] = useState(false)
  const close = (): void => setAsking(null)

  async function cancel(): Promise<void> {
    setBusy(true)
    try {
      await changes.cancel()
      notify({ kind: 'success', message: 'The meeting is cancelled.' })
    } catch (error) {
      notify({ kind: 'error', message: failureMessage(error, 'It could not be cancelled. Please try again.') })
    } finally {
      setBusy(false)
      close()
      await reload(client, ['meetings.*'])
    }
  }

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
          <Button busy={busy} onClick={() => void cancel()}>
            Cancel the meeting
          </Button>
          <Button variant="quiet" onClick={close}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  )
}
