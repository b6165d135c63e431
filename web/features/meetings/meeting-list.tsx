import { meetingTitles } from '@talentplace/contract/meetings/calendar-file'
import type { ClientMeetingKind, Meeting } from '@talentplace/contract/meetings/meeting.routes'
import { useApi } from '../../platform/api/query.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './meeting-list.module.css'
import { cancelling, moving, type NewTime } from './meeting-changes.ts'
import { meetingTime } from './meeting-time.ts'
import { OwnWays } from './own-ways.tsx'

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

function OwnMeetingWays({ meeting }: { meeting: Meeting }) {
  const move = useSave('meetings.rescheduleMeeting', moving)
  const cancel = useSave('meetings.cancelMeeting', cancelling)
  const params = { uuid: meeting.uuid }
  const changes = {
    move: (body: NewTime) => move.mutateAsync({ params, body }),
    cancel: () => cancel.mutateAsync({ params }),
    isCancelling: cancel.isPending,
  }
  return <OwnWays meeting={meeting} changes={changes} />
}

/** A client's booked meetings of a kind; nothing where there are none. */
export function MeetingList({ clientUuid, kind }: { clientUuid: string; kind: ClientMeetingKind }) {
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
              <strong>{meetingTitles[meeting.kind]}</strong>
              <span className={styles.time}>{meetingTime(meeting)}</span>
            </span>
            <span className={styles.ways}>
              {meeting.source === 'own' ? <OwnMeetingWays meeting={meeting} /> : <ElsewhereWays meeting={meeting} />}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
