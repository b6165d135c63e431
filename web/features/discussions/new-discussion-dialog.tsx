import { createDiscussion } from '@talentplace/contract/discussions/discussion.routes'
import { longestMessage, longestSubject } from '@talentplace/contract/discussions/discussion-limits'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newUuid } from '../../platform/browser/new-uuid.ts'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import styles from './message.module.css'

interface DialogProps {
  readonly area: RoleArea
  readonly opened: boolean
  readonly onClose: () => void
}

/** The same uuids as long as the form stands: sent twice, it is one thread with one message. */
function begun() {
  return { uuid: newUuid(), subject: '', participants: [], message: { uuid: newUuid(), body: '', files: [] } }
}

function NewDiscussionForm({ area, onClose }: Omit<DialogProps, 'opened'>) {
  const navigate = useNavigate()
  const [initialValues] = useState(begun)
  const save = useSave('discussions.createDiscussion', {
    reloads: ['discussions.*'],
    otherwise: 'Your message could not be sent. Please try again.',
    onSaved({ uuid }) {
      onClose()
      void navigate(paths.discussion(area, uuid))
    },
  })
  return (
    <Form
      className={styles.edit}
      schema={createDiscussion.body}
      initialValues={initialValues}
      save={save}
      onSend={(body) => save.mutateAsync({ body })}
      submit={{ label: 'Send', busy: 'Sending …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <TextField
            data-autofocus
            label="What is it about?"
            maxLength={longestSubject}
            {...form.getInputProps('subject')}
          />
          <TextAreaField
            label="Your message"
            autosize
            minRows={4}
            maxRows={12}
            maxLength={longestMessage}
            {...form.getInputProps('message.body')}
          />
        </>
      )}
    </Form>
  )
}

/** Begins a thread with our team, then goes to it. */
export function NewDiscussionDialog({ area, opened, onClose }: DialogProps) {
  return (
    <Dialog wide opened={opened} title="Write to our team" onClose={onClose}>
      {opened && <NewDiscussionForm area={area} onClose={onClose} />}
    </Dialog>
  )
}
