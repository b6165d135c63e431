import {
  saveFeedback,
  type WrittenFeedback,
} from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { reviewReloads } from './review-reloads.ts'

/** The one reply of whoever a review is about. */
export default function ReplyForm({ review, onDone }: { review: WrittenFeedback; onDone: () => void }) {
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
