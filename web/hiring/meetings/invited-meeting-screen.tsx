import * as t from '@talentplace/contract/hiring/messages/meetings'
import { meetingNames } from './meeting-names.ts'
import { meetingStates } from '@talentplace/contract/core/calendar/meeting.states'
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

/** A meeting that an assistant is invited to: where its mails lead. */
export default function InvitedMeetingScreen({ uuid }: { uuid: string }) {
  const now = useNow()
  return (
    <RecordScreen
      list={{ label: t.home(), to: paths.vaHome() }}
      record={useApi('meetings.getInvitedMeeting', { params: { uuid } })}
      name={({ kind }) => meetingNames[kind]}
      kind={t.aMeeting()}
      missing={{ title: t.noMeeting(), text: t.noMeetingText() }}
      loading={[120]}
      renderAbout={({ status, kind }) => (
        <>
          <StateTag of={meetingStates} state={status} />
          <span>{kind === 'interview' ? t.withClient() : t.withClientAndTeam()}</span>
        </>
      )}
    >
      {(meeting) => (
        <Panel title={t.when()}>
          <div className={styles.meeting}>
            <span>
              <strong>{meetingTime(meeting)}</strong>
              <PlaceLine place={meeting.place} />
            </span>
            {meeting.status === 'booked' && Date.parse(meeting.start) > now && (
              <span className={styles.ways}>
                <CalendarButton meeting={meeting} file={meeting.calendar_file} />
              </span>
            )}
          </div>
        </Panel>
      )}
    </RecordScreen>
  )
}
