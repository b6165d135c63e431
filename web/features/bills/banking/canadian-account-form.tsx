import { saveCanadianAccount } from '@talentplace/contract/bills/banking/bank-account.routes'
import { Form } from '../../../ui/form/form.tsx'
import { AccountFields, accountFormEnd, DigitsField } from './account-form.tsx'
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
      {...accountFormEnd}
      onCancel={onClose}
    >
      {(form) => (
        <AccountFields password={form.getInputProps('password')}>
          <DigitsField
            label="Transit number"
            description="5 digits"
            data-autofocus
            {...form.getInputProps('transit')}
          />
          <DigitsField label="Institution number" description="3 digits" {...form.getInputProps('institution')} />
          <DigitsField label="Account number" description="7 to 12 digits" {...form.getInputProps('account_number')} />
        </AccountFields>
      )}
    </Form>
  )
}
