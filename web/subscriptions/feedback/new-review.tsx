import * as t from '@talentplace/contract/subscriptions/messages/reviews'
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
    errorMessage: t.notSent(),
    onSaved: () => notify({ kind: 'success', message: t.thanks() }),
  })
  return (
    <Panel title={t.howIsItGoing({ name: display_name })} lead={t.worksOn({ project: project_name })}>
      {open ? (
        <Form
          schema={createFeedback.body}
          initialValues={{ rating: 0, message: '', private_note: '' }}
          toRequest={(values) => ({ ...values, project_uuid, subject_uuid })}
          keep={`review ${request.uuid}`}
          save={save}
          onSubmit={(body) => save.mutateAsync({ body })}
          submit={{ label: t.send(), busy: t.sending() }}
          clears
        >
          {(form) => <ReviewFields form={form} />}
        </Form>
      ) : (
        <Button variant="outline" aria-label={t.writeOf({ name: display_name })} onClick={() => setOpen(true)}>
          {t.write()}
        </Button>
      )}
    </Panel>
  )
}
