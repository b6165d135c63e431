import * as t from '@talentplace/contract/work/messages/time'
import { isInvisible } from '@talentplace/contract/shared/invisible'
import { queryTime } from '@talentplace/contract/work/time/review.routes'
import type { EntryQuery } from '@talentplace/contract/work/time/time-entry'
import type { Issues } from '../../../ui/form/issues.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import styles from './query.module.css'

interface QueryFormProps {
  readonly uuid: string
  /** What it does to the question. */
  readonly state: Extract<EntryQuery['state'], 'asked' | 'answered'>
  readonly label: string
  readonly description?: string
  readonly submit: { readonly label: string; readonly busy: string; readonly outline?: boolean }
  /** Closes it without sending; none where it always stands. */
  readonly onClose?: () => void
}

const empty = { message: '' }

function emptyMessage({ message }: typeof empty): Issues {
  return { ...(isInvisible(message) && { message: t.fewWordsFirst() }) }
}

/** A question about an entry, or an answer to one. */
export function QueryForm({ uuid, state, label, description, submit, onClose }: QueryFormProps) {
  const save = useSave('time.queryTime', {
    reloads: ['time.*'],
    reloadsOnError: true,
    errorMessage: t.messageNotSent(),
  })
  return (
    <Form
      className={styles.form}
      label={label}
      schema={queryTime.body}
      initialValues={empty}
      toRequest={({ message }) => ({ state, message })}
      extraIssues={emptyMessage}
      save={save}
      onSubmit={async (body) => {
        await save.mutateAsync({ params: { uuid }, body })
        onClose?.()
      }}
      clears
      submit={submit}
      onCancel={onClose}
    >
      {(form) => (
        <TextAreaField
          label={label}
          description={description}
          rows={2}
          maxLength={1000}
          {...form.getInputProps('message')}
        />
      )}
    </Form>
  )
}
