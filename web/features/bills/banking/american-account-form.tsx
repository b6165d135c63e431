import { saveAmericanAccount, type AmericanDetails } from '@talentplace/contract/bills/banking/bank-account.routes'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSaveAccount } from './use-save-account.ts'

const nothing: AmericanDetails & { password: string } = {
  routing: '',
  account_number: '',
  account_type: 'checking',
  password: '',
}
const types = [
  { value: 'checking', label: 'Checking' },
  { value: 'savings', label: 'Savings' },
]

/** An account in the United States. */
export function AmericanAccountForm({ onClose }: { onClose: () => void }) {
  const save = useSaveAccount('bills.saveAmericanAccount')
  return (
    <Form
      label="US account"
      schema={saveAmericanAccount.body}
      initialValues={nothing}
      save={save}
      onSend={async (body) => {
        await save.mutateAsync({ body })
        onClose()
      }}
      clears
      submit={{ label: 'Save the account', busy: 'Saving …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <FieldRows>
            <TextField
              label="Routing number"
              description="9 digits"
              inputMode="numeric"
              autoComplete="off"
              data-autofocus
              {...form.getInputProps('routing')}
            />
            <TextField
              label="Account number"
              description="4 to 17 digits"
              inputMode="numeric"
              autoComplete="off"
              {...form.getInputProps('account_number')}
            />
            <SelectField
              label="Type of account"
              description="As your bank calls it"
              data={types}
              {...form.getInputProps('account_type')}
            />
          </FieldRows>
          <PasswordField kind="current" label="Your password" {...form.getInputProps('password')} />
        </>
      )}
    </Form>
  )
}
