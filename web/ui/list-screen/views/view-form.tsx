import { viewWords, longestViewName } from '@talentplace/contract/shared/saved-view'
import { Form } from '../../form/form.tsx'
import { SwitchField } from '../../form/switch-field.tsx'
import { TextField } from '../../form/text-field.tsx'
import type { Reply } from '../../../platform/api/operation-types.ts'

export type SavedView = Reply<'views.listViews'>['views'][number]
type Words = Pick<SavedView, 'name' | 'shared'>

interface ViewFormProps {
  readonly initialValues: Words
  readonly save: { readonly errorMessage: string }
  readonly onSubmit: (words: Words) => Promise<unknown>
  readonly onCancel: () => void
}

/** What a view is called, and who sees it. */
export function ViewForm({ initialValues, save, onSubmit, onCancel }: ViewFormProps) {
  return (
    <Form
      schema={viewWords}
      initialValues={initialValues}
      save={save}
      onSubmit={onSubmit}
      submit={{ label: 'Save view', busy: 'Saving …' }}
      onCancel={onCancel}
    >
      {(form) => (
        <>
          <TextField
            data-autofocus
            label="Name"
            maxLength={longestViewName}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <SwitchField
            label="Share with staff"
            description="Everyone who can open this list sees it. Only you can change it."
            {...form.getInputProps('shared', { type: 'checkbox' })}
          />
        </>
      )}
    </Form>
  )
}
