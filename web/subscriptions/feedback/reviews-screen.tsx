import * as t from '@talentplace/contract/subscriptions/messages/reviews'
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
    <MemberPage heading={t.reviews()} lead={t.lead()}>
      <Loaded of={requests} height={320} errorMessage={t.notLoaded()}>
        {({ requests }) => requests.map((each, at) => <NewReview key={each.uuid} request={each} opened={at === 0} />)}
      </Loaded>
      <Loaded of={written} height={180} errorMessage={t.notLoaded()}>
        {({ feedback, count }) =>
          count === 0 && requests.data?.requests.length === 0 ? (
            <EmptyState title={t.noReviews()}>{t.whenWeAsk()}</EmptyState>
          ) : (
            <>
              {feedback.map((each) => (
                <OwnReview key={each.uuid} review={each} />
              ))}
              <PageLinks label={t.reviewPages()} page={page} pages={Math.ceil(count / perPage)} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </MemberPage>
  )
}
