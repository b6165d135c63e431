import * as t from '@talentplace/contract/hiring/messages/meetings'
import { meetingNames } from './meeting-names.ts'
import { meetingStates } from '@talentplace/contract/core/calendar/meeting.states'
import type { Meeting } from '@talentplace/contract/core/calendar/meeting'
import { useApi } from '../../platform/api/query.ts'
import { useNow } from '../../platform/browser/use-now.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { CalendarButton } from './calendar-button.tsx'
import styles from './meeting-list.module.css'
import { meetingTime } from './meeting-time.ts'
import { PlaceLine } from './place-line.tsx'
import { MeetingWays } from './meeting-ways.tsx'

function When({ meeting }: { meeting: Meeting }) {
  const now = useNow()
  const isAhead = meeting.status === 'booked' && Date.parse(meeting.start) > now
  return (
    <Panel title={t.when()}>
      <div className={styles.meeting}>
        <span>
          <strong>{meetingTime(meeting)}</strong>
          {meeting.source === 'own' && <span className={styles.time}>{t.takes30()}</span>}
          <PlaceLine place={meeting.place} />
        </span>
        {isAhead && (
          <span className={styles.ways}>
            <CalendarButton meeting={meeting} file={meeting.calendar_file} />
            <MeetingWays meeting={meeting} />
          </span>
        )}
      </div>
    </Panel>
  )
}

/** One of a client's meetings: where its mails lead. */
export default function MeetingScreen({ uuid }: { uuid: string }) {
  return (
    <RecordScreen
      list={{ label: t.home(), to: paths.clientHome() }}
      record={useApi('meetings.getMeeting', { params: { uuid } })}
      name={({ kind }) => meetingNames[kind]}
      kind={t.aMeeting()}
      missing={{ title: t.noMeeting(), text: t.noMeetingText() }}
      loading={[120]}
      renderAbout={({ status, invitee_name }) => (
        <>
          <StateTag of={meetingStates} state={status} />
          <span>{t.bookedFor({ name: invitee_name })}</span>
        </>
      )}
    >
      {(meeting) => <When meeting={meeting} />}
    </RecordScreen>
  )
}
