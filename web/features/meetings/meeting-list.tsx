import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Meeting, MeetingKind } from '@talentplace/contract/meetings/meeting.routes'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { useApi } from '../../platform/api/query.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { notify } from '../../ui/snackbar.ts'
import styles from './meeting-list.module.css'
import { MoveMeeting } from './move-meeting.tsx'
import { dayText, placeOfZone, timeText } from './slot-days.ts'

const names = {
  discovery: 'Discovery call',
  matching: 'Matching meeting',
  onboarding: 'Onboarding meeting',
  interview: 'Interview',
} as const

/** `Mon, Nov 23rd 2026, 14:30 (Toronto)`: a time always says whose clock it is on. */
export function meetingTime({ start, timezone, timezone_offset }: Meeting): string {
  return `${dayText(start, timezone_offset)}, ${timeText(start, timezone_offset)} (${placeOfZone(timezone)})`
}

function ElsewhereWays({ meeting }: { meeting: Meeting }) {
  return (
    <>
      {meeting.reschedule_url && (
        <LinkButton variant="quiet" to={meeting.reschedule_url}>
          Move
        </LinkButton>
      )}
      {meeting.cancel_url && (
        <LinkButton variant="quiet" to={meeting.cancel_url}>
          Cancel
        </LinkButton>
      )}
    </>
  )
}

function OwnWays({ meeting }: { meeting: Meeting }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState<'move' | 'cancel' | null>(null)
  const [busy, setBusy] = useState(false)
  const close = (): void => setAsking(null)

  async function cancel(): Promise<void> {
    setBusy(true)
    try {
      await call('meetings.cancelMeeting', { params: { uuid: meeting.uuid } })
      notify({ kind: 'success', message: 'The meeting is cancelled.' })
    } catch (error) {
      notify({ kind: 'error', message: failureMessage(error, 'It could not be cancelled. Please try again.') })
    } finally {
      setBusy(false)
      close()
      await client.invalidateQueries({ predicate: ({ queryKey: [name] }) => String(name).startsWith('meetings.') })
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
        {asking === 'move' && <MoveMeeting meeting={meeting} onMoved={close} />}
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

/** A client's booked meetings of a kind; nothing where there are none. */
export function MeetingList({ clientUuid, kind }: { clientUuid: string; kind: MeetingKind }) {
  const { data } = useApi('meetings.listMeetings', {
    params: { id: clientUuid },
    query: { kind, pagination: { limit: 20 } },
  })
  const booked = data?.meetings.filter(({ status }) => status === 'booked') ?? []
  if (booked.length === 0) return null
  return (
    <Panel title="Your meetings">
      <ul className={styles.meetings}>
        {booked.map((meeting) => (
          <li key={meeting.uuid} className={styles.meeting}>
            <span>
              <strong>{names[meeting.kind]}</strong>
              <span className={styles.time}>{meetingTime(meeting)}</span>
            </span>
            <span className={styles.ways}>
              {meeting.source === 'own' ? <OwnWays meeting={meeting} /> : <ElsewhereWays meeting={meeting} />}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
