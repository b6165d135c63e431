import type { WrittenFeedback } from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ReviewReply } from './review-reply.tsx'
import styles from './reviews.module.css'
import { TestimonialCard } from './testimonial-card.tsx'

// Few reply: the form and its checks come when one begins to.
const ReplyForm = lazy(() => import('./reply-form.tsx'))

const latest = 3

function Review({ review }: { review: WrittenFeedback }) {
  const [replying, setReplying] = useState(false)
  return (
    <article className={styles.review}>
      <TestimonialCard testimonial={review} />
      <ReviewReply reply={review.reply} title="You replied" />
      {review.reply === null &&
        (replying ? (
          <Suspense fallback={<Skeleton height={140} />}>
            <ReplyForm review={review} onDone={() => setReplying(false)} />
          </Suspense>
        ) : (
          <div className={styles.actions}>
            <Button variant="outline" aria-label={`Reply to ${review.display_name}`} onClick={() => setReplying(true)}>
              Reply
            </Button>
          </div>
        ))}
    </article>
  )
}

/** The latest reviews of an assistant, with their one reply. Nothing before the first, or where they can't be loaded. */
export function ReviewsOfMe() {
  const { data } = useApi('feedback.listWrittenFeedback', { query: { pagination: { limit: latest } } })
  if (!data || data.count === 0) return null
  return (
    <Panel title="What clients say of your work">
      {data.feedback.map((each) => (
        <Review key={each.uuid} review={each} />
      ))}
    </Panel>
  )
}
