import { saveCanadianAccount } from '@talentplace/contract/bills/banking/bank-account.routes'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSaveAccount } from './use-save-account.ts'

const nothing = { institution: '', transit: '', account_number: '', password: '' }

/** An account in Canada, as the foot of a cheque has it. */
export function CanadianAccountForm({ onClose }: { onClose: () => void }) {
  const save = useSaveAccount('bills.saveCanadianAccount')
  return (
    <Form
      label="Canadian account"
      schema={saveCanadianAccount.body}
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
              label="Transit number"
              description="5 digits"
              inputMode="numeric"
              autoComplete="off"
              data-autofocus
              {...form.getInputProps('transit')}
            />
            <TextField
              label="Institution number"
              description="3 digits"
              inputMode="numeric"
              autoComplete="off"
              {...form.getInputProps('institution')}
            />
            <TextField
              label="Account number"
              description="7 to 12 digits"
              inputMode="numeric"
              autoComplete="off"
              {...form.getInputProps('account_number')}
            />
          </FieldRows>
          <PasswordField kind="current" label="Your password" {...form.getInputProps('password')} />
        </>
      )}
    </Form>
  )
}
