import {
  createFeedback,
  type FeedbackRequest,
} from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import { Form } from '../../ui/form/form.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ReviewFields } from './review-fields.tsx'
import { reviewReloads } from './review-reloads.ts'

/** B5.7: a client is asked about someone who works for them. What is entered outlives a reload. `opened`: the form is there at once. */
export function NewReview({ request, opened }: { request: FeedbackRequest; opened: boolean }) {
  const [open, setOpen] = useState(opened)
  const { project_uuid, subject_uuid, display_name, project_name } = request
  const save = useSave('feedback.createFeedback', {
    reloads: reviewReloads,
    errorMessage: 'Your review could not be sent. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Thank you. Our team reads it before it is shown.' }),
  })
  return (
    <Panel title={`How does ${display_name} do?`} lead={`They work on ${project_name}.`}>
      {open ? (
        <Form
          schema={createFeedback.body}
          initialValues={{ rating: 0, message: '', private_note: '' }}
          toRequest={(values) => ({ ...values, project_uuid, subject_uuid })}
          keep={`review ${request.uuid}`}
          save={save}
          onSubmit={(body) => save.mutateAsync({ body })}
          submit={{ label: 'Send the review', busy: 'Sending …' }}
          clears
        >
          {(form) => <ReviewFields form={form} />}
        </Form>
      ) : (
        <Button variant="outline" aria-label={`Write a review of ${display_name}`} onClick={() => setOpen(true)}>
          Write a review
        </Button>
      )}
    </Panel>
  )
}
