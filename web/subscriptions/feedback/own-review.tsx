import * as t from '@talentplace/contract/subscriptions/messages/reviews'
import { feedbackStates } from '@talentplace/contract/subscriptions/feedback/feedback.states'
import {
  saveFeedback,
  type WrittenFeedback,
} from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { ReviewFields } from './review-fields.tsx'
import { reviewReloads } from './review-reloads.ts'
import { ReviewReply } from './review-reply.tsx'
import styles from './reviews.module.css'
import { TestimonialCard } from './testimonial-card.tsx'

function TakeBack({ review, onClose }: { review: WrittenFeedback; onClose: () => void }) {
  const save = useSave('feedback.deleteFeedback', {
    reloads: reviewReloads,
    errorMessage: t.notWithdrawn(),
    onSaved: () => notify({ kind: 'success', message: t.withdrawn() }),
  })
  return (
    <Dialog opened title={t.withdrawQuestion()} onClose={onClose}>
      <p>{t.whatWithdrawingDoes({ name: review.subject_name })}</p>
      <FormFailure failure={save.failure} />
      <div className={styles.actions}>
        <Button variant="danger" busy={save.isPending} onClick={() => save.mutate({ params: { uuid: review.uuid } })}>
          {t.withdrawIt()}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.keepIt()}
        </Button>
      </div>
    </Dialog>
  )
}

function EditReview({ review, onDone }: { review: WrittenFeedback; onDone: () => void }) {
  const save = useSave('feedback.saveFeedback', {
    reloads: reviewReloads,
    errorMessage: t.notSaved(),
    onSaved() {
      notify({ kind: 'success', message: t.saved() })
      onDone()
    },
  })
  const { rating, message, private_note = '', version, uuid } = review
  return (
    <Form
      schema={saveFeedback.body}
      initialValues={{ rating, message, private_note }}
      toRequest={(values) => ({ ...values, version })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid }, body })}
      onCancel={onDone}
      canEdit
    >
      {(form) => <ReviewFields form={form} />}
    </Form>
  )
}

/** A review of one's own company: as it stands, to change and to take back. */
export function OwnReview({ review }: { review: WrittenFeedback }) {
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null)
  const done = (): void => setDoing(null)
  return (
    <Panel
      title={review.subject_name}
      {...(review.project_name !== null && { lead: review.project_name })}
      actions={<StateTag of={feedbackStates} state={review.status} />}
    >
      {doing === 'edit' ? (
        <EditReview review={review} onDone={done} />
      ) : (
        <div className={styles.review}>
          <TestimonialCard testimonial={review} />
          {review.private_note && <p className={styles.note}>{t.noteToTeam({ note: review.private_note })}</p>}
          {review.hidden_reason && <p className={styles.note}>{t.hiddenFor({ reason: review.hidden_reason })}</p>}
          <ReviewReply reply={review.reply} title={t.replied({ name: review.subject_name })} />
          <div className={styles.actions}>
            <Button variant="outline" onClick={() => setDoing('edit')}>
              {t.change()}
            </Button>
            <Button variant="quiet" onClick={() => setDoing('remove')}>
              {t.withdraw()}
            </Button>
          </div>
        </div>
      )}
      {doing === 'remove' && <TakeBack review={review} onClose={done} />}
    </Panel>
  )
}
