import {
  saveFeedback,
  type WrittenFeedback,
} from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import { reviewReloads } from './review-reloads.ts'
import { ReviewReply } from './review-reply.tsx'
import styles from './reviews.module.css'
import { TestimonialCard } from './testimonial-card.tsx'

const latest = 3

function ReplyForm({ review, onDone }: { review: WrittenFeedback; onDone: () => void }) {
  const save = useSave('feedback.saveFeedback', {
    reloads: reviewReloads,
    errorMessage: 'Your reply could not be sent. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Your reply is shown.' }),
  })
  return (
    <Form
      schema={saveFeedback.body}
      initialValues={{ reply: '' }}
      toRequest={(values) => ({ ...values, version: review.version })}
      keep={`reply ${review.uuid}`}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: review.uuid }, body })}
      submit={{ label: 'Reply', busy: 'Sending …' }}
      onCancel={onDone}
    >
      {(form) => (
        <TextAreaField
          label={`Your reply to ${review.display_name}`}
          description="Shown below the review. You can reply once, and it stays."
          rows={3}
          maxLength={2000}
          {...form.getInputProps('reply')}
        />
      )}
    </Form>
  )
}

function Review({ review }: { review: WrittenFeedback }) {
  const [replying, setReplying] = useState(false)
  return (
    <article className={styles.review}>
      <TestimonialCard testimonial={review} />
      <ReviewReply reply={review.reply} title="You replied" />
      {review.reply === null &&
        (replying ? (
          <ReplyForm review={review} onDone={() => setReplying(false)} />
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
