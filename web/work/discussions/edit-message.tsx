import * as t from '@talentplace/contract/work/messages/discussions'
import { saveMessage, type Message } from '@talentplace/contract/work/discussions/discussion.routes'
import { longestMessage } from '@talentplace/contract/work/discussions/discussion-limits'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import styles from './message.module.css'

interface EditMessageProps {
  readonly discussion: string
  readonly message: Message
  readonly onSaved: (message: Message) => void
  readonly onClose: () => void
}

/** Other words for one's own message. */
export function EditMessage({ discussion, message, onSaved, onClose }: EditMessageProps) {
  const save = useSave('discussions.saveMessage', {
    errorMessage: t.notEdited(),
    onSaved(saved) {
      onSaved(saved)
      onClose()
    },
  })
  return (
    <Form
      className={styles.edit}
      schema={saveMessage.body}
      initialValues={{ body: message.body }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: discussion, message_uuid: message.uuid }, body })}
      onCancel={onClose}
    >
      {(form) => (
        <TextAreaField
          label={t.yourMessage()}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={longestMessage}
          data-autofocus
          ref={focusOnce}
          {...form.getInputProps('body')}
        />
      )}
    </Form>
  )
}

function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus()
}
