import * as t from '@talentplace/contract/hiring/messages/meetings'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useNow } from '../../platform/browser/use-now.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import styles from './meeting-list.module.css'
import { cancelling, moving, type NewTime } from './meeting-changes.ts'
import { meetingTime } from './meeting-time.ts'
import { PlaceLine } from './place-line.tsx'
import { OwnWays } from './own-ways.tsx'

function Over({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState title={title} actions={<LinkButton to={paths.contact()}>{t.bookCall()}</LinkButton>}>
      {text}
    </EmptyState>
  )
}

/** B8.3: the call that someone without an account has booked, by the link in their mail. */
export function BookedCall({ token }: { token: string }) {
  const now = useNow()
  const move = useSave('meetings.moveBookedCall', moving)
  const cancel = useSave('meetings.cancelBookedCall', cancelling)
  const { data: meeting, error, refetch } = useApi('meetings.openBookedCall', { body: { token } })
  if (error?.status === 404 || error?.status === 400) {
    return <Over title={t.noCall()} text={t.noCallText()} />
  }
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!meeting) return <Skeleton height={120} />
  if (meeting.status === 'cancelled')
    return <Over title={t.callCancelled()} text={t.wasToBe({ time: meetingTime(meeting) })} />
  if (meeting.status === 'held' || Date.parse(meeting.start) <= now) {
    return <Over title={t.callOver()} text={t.wasOn({ time: meetingTime(meeting) })} />
  }
  const changes = {
    move: (to: NewTime) => move.mutateAsync({ body: { token, ...to } }),
    cancel: () => cancel.mutateAsync({ body: { token } }),
    isCancelling: cancel.isPending,
  }
  return (
    <Panel title={t.yourCall()}>
      <div className={styles.meeting}>
        <span>
          <strong>{meetingTime(meeting)}</strong>
          <span className={styles.time}>{t.bookedForCall({ name: meeting.invitee_name })}</span>
          <PlaceLine place={meeting.place} />
        </span>
        <span className={styles.ways}>
          <OwnWays meeting={meeting} changes={changes} />
        </span>
      </div>
    </Panel>
  )
}
