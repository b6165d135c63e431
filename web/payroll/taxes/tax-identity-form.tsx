import { saveTaxIdentity } from '@talentplace/contract/payroll/taxes/tax.routes'
import {
  taxIdentitiesOf,
  taxIdentityForms,
  type TaxIdentityKind,
} from '@talentplace/contract/payroll/taxes/tax-identity-forms'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SecondStepField } from '../../ui/form/second-step-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'

/** The number of tax slips; it is never shown again. */
export function TaxIdentityForm({ country, onClose }: { country: 'CA' | 'US'; onClose: () => void }) {
  const save = useSave('bills.saveTaxIdentity', {
    reloads: ['bills.*'],
    errorMessage: 'Your number could not be saved. Nothing was changed; please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Saved. We’ve mailed you that your tax number changed.' }),
  })
  const kinds = taxIdentitiesOf(country)
  const initialValues: { kind: TaxIdentityKind; number: string; password: string; code: string } = {
    kind: kinds[0] ?? 'sin',
    number: '',
    password: '',
    code: '',
  }
  return (
    <Form
      label="Number for tax slips"
      schema={saveTaxIdentity.body}
      initialValues={initialValues}
      save={save}
      onSubmit={async (body) => {
        await save.mutateAsync({ body })
        onClose()
      }}
      clears
      submit={{ label: 'Save the number', busy: 'Saving …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <FieldRows>
            <SelectField
              label="Kind of number"
              description="As your tax papers name it"
              data={kinds.map((kind) => ({ value: kind, label: taxIdentityForms[kind].name }))}
              {...form.getInputProps('kind')}
            />
            <TextField
              label="Number"
              description="9 digits"
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              data-autofocus
              {...form.getInputProps('number')}
            />
          </FieldRows>
          <PasswordField kind="current" label="Your password" {...form.getInputProps('password')} />
          <SecondStepField {...form.getInputProps('code')} />
        </>
      )}
    </Form>
  )
}
