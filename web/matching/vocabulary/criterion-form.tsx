import { saveCriterion, type Criterion } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import { useMay } from '../../platform/session/use-may.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormActions } from '../../ui/form/form-actions.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { ViewOnly } from '../../ui/form/view-only.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { CriterionPreview } from './criterion-preview.tsx'
import { sentOf, valuesOf } from './criterion-words.ts'

const longest = 1000

/** The words of a criterion; what they would change is shown before they are saved. */
export function CriterionForm({ criterion }: { criterion: Criterion }) {
  const { kind, id } = criterion
  const mayEdit = useMay('admin_configuration.edit')
  const save = useSave('matching.saveCriterion', {
    reloads: ['matching.*', 'operations.getAdminHome'],
    reloadsOnError: true,
    errorMessage: 'This could not be saved. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Saved. Searches understand it from now on.' }),
  })
  return (
    <ViewOnly when={!mayEdit}>
      <Form
        schema={saveCriterion.body}
        initialValues={valuesOf(criterion)}
        toRequest={sentOf}
        fieldOf={(path) => path.split('.')[0] ?? path}
        save={save}
        onSubmit={(body) => save.mutateAsync({ params: { kind, id }, body })}
        renderEnd={(status, { values }) => (
          <>
            <CriterionPreview kind={kind} id={id} values={values} />
            <FormActions {...status} canEdit />
          </>
        )}
      >
        {(form) => (
          <>
            <TextField label="Name" required withAsterisk={false} maxLength={80} {...form.getInputProps('value')} />
            {kind !== 'tools' && (
              <TextField
                label="French name"
                description="What readers of French see and can search by"
                maxLength={80}
                {...form.getInputProps('value_fr')}
              />
            )}
            <TextAreaField
              label="Description"
              autosize
              minRows={2}
              maxLength={longest}
              {...form.getInputProps('description')}
            />
            <TextAreaField
              label="Other words for it"
              description="One a line, as clients type them"
              autosize
              minRows={3}
              maxRows={14}
              {...form.getInputProps('synonyms')}
            />
            <SwitchField
              label="Offered"
              description="Off, nobody finds it any more; whoever has it keeps it"
              {...form.getInputProps('active', { type: 'checkbox' })}
            />
          </>
        )}
      </Form>
    </ViewOnly>
  )
}
