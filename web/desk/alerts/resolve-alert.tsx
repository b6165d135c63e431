import { resolveAlert, type Alert } from '@talentplace/contract/desk/alerts/alert.routes'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { alertShows } from './alert-saves.ts'

const longest = 2000

/** Says that it is dealt with, and how, for whoever meets it next. */
export function ResolveAlert({ alert: { uuid, version } }: { alert: Alert }) {
  const save = useSave('operations.resolveAlert', {
    ...alertShows,
    errorMessage: 'It could not be resolved. Nothing was changed; please try again.',
    onSaved: () => notify({ kind: 'success', message: 'The alert is resolved.' }),
  })
  return (
    <Form
      schema={resolveAlert.body}
      initialValues={{ note: '' }}
      toRequest={({ note }) => ({ note, version })}
      keep={`alert-note-${uuid}`}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid }, body })}
      submit={{ label: 'Resolve the alert', busy: 'Resolving …' }}
    >
      {(form) => (
        <TextAreaField
          label="What was done"
          description="For whoever meets this again"
          required
          withAsterisk={false}
          autosize
          minRows={2}
          maxLength={longest}
          {...form.getInputProps('note')}
        />
      )}
    </Form>
  )
}
