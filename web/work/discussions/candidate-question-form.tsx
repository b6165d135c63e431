import * as t from '@talentplace/contract/work/messages/discussions'
import { longestMessage } from '@talentplace/contract/work/discussions/discussion-limits'
import { askCandidate } from '@talentplace/contract/work/discussions/question.routes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newUuid } from '../../platform/browser/new-uuid.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import styles from './message.module.css'

interface CandidateQuestionFormProps {
  readonly candidate: { readonly uuid: string; readonly display_name: string }
  readonly onClose: () => void
}

/** A question to a candidate, then the thread it is in. */
export default function CandidateQuestionForm({ candidate, onClose }: CandidateQuestionFormProps) {
  const navigate = useNavigate()
  // Sent again, by a second press or after a lost answer, it is the same message.
  const [initialValues] = useState(() => ({
    virtualassistant_uuid: candidate.uuid,
    message: { uuid: newUuid(), body: '' },
  }))
  const save = useSave('discussions.askCandidate', {
    reloads: ['discussions.*'],
    errorMessage: t.questionNotSent(),
    onSaved({ uuid }) {
      onClose()
      void navigate(paths.discussion('client', uuid))
    },
  })
  return (
    <Form
      className={styles.edit}
      schema={askCandidate.body}
      initialValues={initialValues}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: t.sendQuestion(), busy: t.sending() }}
      onCancel={onClose}
    >
      {(form) => (
        <TextAreaField
          data-autofocus
          label={t.yourQuestion()}
          description={t.whereAnswered({ name: candidate.display_name })}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={longestMessage}
          {...form.getInputProps('message.body')}
        />
      )}
    </Form>
  )
}
