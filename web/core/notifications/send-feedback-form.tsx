import { sendProductFeedback } from '@talentplace/contract/core/product-feedback/product-feedback.routes'
import { useState } from 'react'
import { presentAddress } from '../../platform/navigation/navigator.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { announce } from '../../ui/notice/live-region.tsx'
import styles from './notifications-drawer.module.css'

/** A5.1 'Send Feedback'. A refusal keeps what was written. */
export function SendFeedbackForm({ onCancel }: { onCancel: () => void }) {
  const [sent, setSent] = useState(false)
  const save = useSave('notifications.sendProductFeedback', {
    errorMessage: 'Something went wrong. Please try again later.',
    onSaved() {
      setSent(true)
      announce('Your feedback was sent')
    },
  })
  if (sent) {
    return (
      <div className={styles.thanks}>
        <p>
          <strong>Thank you.</strong> Our team reads every word.
        </p>
        <Button variant="outline" onClick={onCancel}>
          Done
        </Button>
      </div>
    )
  }
  return (
    <Form
      className={styles.feedback}
      schema={sendProductFeedback.body}
      initialValues={{ message: '' }}
      save={save}
      onSubmit={({ message }) => save.mutateAsync({ body: { message, page: presentAddress().pathname } })}
      submit={{ label: 'Send', busy: 'Sending …' }}
      onCancel={onCancel}
    >
      {(form) => (
        <TextAreaField
          label="What should we know?"
          description="What works, what doesn’t, what is missing."
          rows={5}
          maxLength={4000}
          required
          withAsterisk={false}
          data-autofocus
          ref={focusOnce}
          {...form.getInputProps('message')}
        />
      )}
    </Form>
  )
}

function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus()
}
