import { saveAmericanAccount, type AmericanDetails } from '@talentplace/contract/payroll/banking/bank-account.routes'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { AccountFields, accountFormEnd, DigitsField, type AccountFormProps } from './account-form.tsx'
import { useSaveAccount } from './use-save-account.ts'

const nothing: AmericanDetails & { password: string; code: string } = {
  routing: '',
  account_number: '',
  account_type: 'checking',
  password: '',
  code: '',
}
const types = [
  { value: 'checking', label: 'Checking' },
  { value: 'savings', label: 'Savings' },
]

/** An account in the United States. */
export function AmericanAccountForm({ holderName, onClose }: AccountFormProps) {
  const save = useSaveAccount('bills.saveAmericanAccount')
  return (
    <Form
      label="US account"
      schema={saveAmericanAccount.body}
      initialValues={{ ...nothing, holder_name: holderName }}
      {...accountFormEnd(save, onClose)}
    >
      {(form) => (
        <AccountFields propsOf={(field) => form.getInputProps(field)}>
          <DigitsField
            label="Routing number"
            description="9 digits"
            data-autofocus
            {...form.getInputProps('routing')}
          />
          <DigitsField label="Account number" description="4 to 17 digits" {...form.getInputProps('account_number')} />
          <SelectField
            label="Type of account"
            description="As your bank calls it"
            data={types}
            {...form.getInputProps('account_type')}
          />
        </AccountFields>
      )}
    </Form>
  )
}
