import * as t from '@talentplace/contract/hiring/messages/meetings'
import { meetingNames } from './meeting-names.ts'
import type { ClientMeetingKind } from '@talentplace/contract/core/calendar/meeting'
import { useApi } from '../../platform/api/query.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './meeting-list.module.css'
import { meetingTime } from './meeting-time.ts'
import { PlaceLine } from './place-line.tsx'
import { MeetingWays } from './meeting-ways.tsx'

/** A client's booked meetings of a kind; nothing where there are none. */
export function MeetingList({ clientUuid, kind }: { clientUuid: string; kind: ClientMeetingKind }) {
  const { data } = useApi('meetings.listMeetings', {
    params: { id: clientUuid },
    query: { kind, pagination: { limit: 20 } },
  })
  const booked = data?.meetings.filter(({ status }) => status === 'booked') ?? []
  if (booked.length === 0) return null
  return (
    <Panel title={t.yourMeetings()}>
      <ul className={styles.meetings}>
        {booked.map((meeting) => (
          <li key={meeting.uuid} className={styles.meeting}>
            <span>
              <strong>{meetingNames[meeting.kind]}</strong>
              <span className={styles.time}>{meetingTime(meeting)}</span>
              <PlaceLine place={meeting.place} />
            </span>
            <span className={styles.ways}>
              <MeetingWays meeting={meeting} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
