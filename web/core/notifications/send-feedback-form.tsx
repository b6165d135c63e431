import * as t from '@talentplace/contract/core/messages/notifications'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { Rich } from '../../ui/rich.tsx'
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
    errorMessage: ui.wentWrong(),
    onSaved() {
      setSent(true)
      announce(t.feedbackSent())
    },
  })
  if (sent) {
    return (
      <div className={styles.thanks}>
        <p>
          <Rich of={t.thanks} values={{}} strong={(text) => <strong>{text}</strong>} />
        </p>
        <Button variant="outline" onClick={onCancel}>
          {t.done()}
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
      submit={{ label: t.send(), busy: t.sending() }}
      onCancel={onCancel}
    >
      {(form) => (
        <TextAreaField
          label={t.whatToKnow()}
          description={t.whatWorks()}
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
