import * as t from '@talentplace/contract/hiring/messages/meetings'
import type { Meeting } from '@talentplace/contract/core/calendar/meeting'
import { LinkButton } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { cancelling, moving, type NewTime } from './meeting-changes.ts'
import { OwnWays } from './own-ways.tsx'

function ElsewhereWays({ meeting }: { meeting: Meeting }) {
  return (
    <>
      {meeting.reschedule_url && (
        <LinkButton variant="quiet" to={meeting.reschedule_url}>
          {t.move()}
        </LinkButton>
      )}
      {meeting.cancel_url && (
        <LinkButton variant="quiet" to={meeting.cancel_url}>
          {t.cancel()}
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

/** The ways to move and cancel a booked meeting: here, or in the calendar that it was booked in. */
export function MeetingWays({ meeting }: { meeting: Meeting }) {
  return meeting.source === 'own' ? <OwnMeetingWays meeting={meeting} /> : <ElsewhereWays meeting={meeting} />
}
