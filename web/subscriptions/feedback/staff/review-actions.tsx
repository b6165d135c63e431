import { isInvisible } from '@talentplace/contract/shared/invisible'
import {
  saveFeedback,
  type WrittenFeedback,
} from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

function HideDialog({ review, onClose }: { review: WrittenFeedback; onClose: () => void }) {
  const save = useSave('feedback.saveFeedback', {
    reloads: ['feedback.*'],
    errorMessage: 'It could not be hidden. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: 'Hidden.' })
      onClose()
    },
  })
  return (
    <Dialog opened title={`Hide this review of ${review.subject_name}?`} onClose={onClose}>
      <Form
        schema={saveFeedback.body}
        initialValues={{ reason: '' }}
        toRequest={({ reason }) => ({ reason, status: 'hidden' as const, version: review.version })}
        extraIssues={({ reason }): Readonly<Record<string, string>> =>
          isInvisible(reason) ? { reason: 'Required' } : {}
        }
        save={save}
        onSubmit={(body) => save.mutateAsync({ params: { uuid: review.uuid }, body })}
        submit={{ label: 'Hide', busy: 'Hiding …' }}
        onCancel={onClose}
      >
        {(form) => (
          <TextField
            label="Why?"
            description={`${review.display_name} reads this.`}
            maxLength={500}
            {...form.getInputProps('reason')}
          />
        )}
      </Form>
    </Dialog>
  )
}

/** Whether a review is shown, for those who decide it. */
export function ReviewActions({ review }: { review: WrittenFeedback }) {
  const [hiding, setHiding] = useState(false)
  const show = useSave('feedback.saveFeedback', {
    reloads: ['feedback.*'],
    errorMessage: 'It could not be shown. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Shown.' }),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  const about = `the review of ${review.subject_name} by ${review.display_name}`
  return (
    <>
      {review.status !== 'shown' && (
        <Button
          variant="quiet"
          aria-label={`Show ${about}`}
          busy={show.isPending}
          onClick={() =>
            show.mutate({ params: { uuid: review.uuid }, body: { status: 'shown', version: review.version } })
          }
        >
          Show
        </Button>
      )}
      {review.status !== 'hidden' && (
        <Button variant="quiet" aria-label={`Hide ${about}`} onClick={() => setHiding(true)}>
          Hide
        </Button>
      )}
      {hiding && <HideDialog review={review} onClose={() => setHiding(false)} />}
    </>
  )
}
