import { feedbackStates } from '@talentplace/contract/subscriptions/feedback/feedback.states'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/query.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { Entries, Entry } from '../../../ui/entries.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { HistorySkeleton } from '../../../ui/record/history.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'

const maxVisible = 5

/** What clients said of an assistant, the latest first, what isn't shown to others included. */
export function ReviewsOfAssistant({ uuid }: { uuid: string }) {
  const query = { subject_uuid: uuid, pagination: { limit: maxVisible } }
  const { data, error, refetch } = useApi('feedback.listWrittenFeedback', { query })
  return (
    <Panel
      title="Feedback"
      actions={data && data.count > maxVisible && <Link to={staffPaths.staffReviews()}>All reviews</Link>}
    >
      {error && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <HistorySkeleton />}
      {data && (
        <Entries none="No client has reviewed them yet.">
          {data.feedback.map((review) => (
            <Entry
              key={review.uuid}
              name={`${review.rating} of 5${review.company ? ` · ${review.company}` : ''}`}
              detail={review.message === '' ? <InstantTime instant={review.created_date} /> : review.message}
              note={review.private_note ? `To us alone: “${review.private_note}”` : undefined}
            >
              <StateTag of={feedbackStates} state={review.status} />
            </Entry>
          ))}
        </Entries>
      )}
    </Panel>
  )
}
