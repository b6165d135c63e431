import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

interface NextStepFieldsProps {
  readonly owners: readonly { readonly uuid: string; readonly full_name: string }[]
  readonly propsOf: (field: 'owner_uuid' | 'next_step' | 'due_date') => object
}

/** Who does what next, and by when. */
export function NextStepFields({ owners, propsOf }: NextStepFieldsProps) {
  return (
    <>
      <SelectField
        data-autofocus
        label="Owner"
        data={[
          { value: '', label: 'Nobody yet' },
          ...owners.map(({ uuid, full_name }) => ({ value: uuid, label: full_name })),
        ]}
        {...propsOf('owner_uuid')}
      />
      <TextField label="Next step" maxLength={500} {...propsOf('next_step')} />
      <TextField type="date" label="By" {...propsOf('due_date')} />
    </>
  )
}
