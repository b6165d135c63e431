import { useState } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from '../../platform/api/query.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { NewReview } from './new-review.tsx'
import { OwnReview } from './own-review.tsx'

const perPage = 10

/** B5.7: whom the client is asked about, and what their company has said. */
export default function ReviewsScreen() {
  const [page, setPage] = useState(1)
  const requests = useApi('feedback.listFeedbackRequests', {})
  const written = useApi(
    'feedback.listWrittenFeedback',
    { query: { pagination: { limit: perPage, offset: (page - 1) * perPage } } },
    { placeholderData: keepPreviousData },
  )
  return (
    <MemberPage
      heading="Reviews"
      lead="What you say of those who work for you helps them, and clients who look for someone like them."
    >
      <Loaded of={requests} height={320} errorMessage="Your reviews could not be loaded.">
        {({ requests }) => requests.map((each, at) => <NewReview key={each.uuid} request={each} opened={at === 0} />)}
      </Loaded>
      <Loaded of={written} height={180} errorMessage="Your reviews could not be loaded.">
        {({ feedback, count }) =>
          count === 0 && requests.data?.requests.length === 0 ? (
            <EmptyState title="No reviews yet">
              Two weeks after someone has begun to work for you we ask how they do, and your review appears here.
            </EmptyState>
          ) : (
            <>
              {feedback.map((each) => (
                <OwnReview key={each.uuid} review={each} />
              ))}
              <PageLinks label="Pages of reviews" page={page} pages={Math.ceil(count / perPage)} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </MemberPage>
  )
}
