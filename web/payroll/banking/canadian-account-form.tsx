import { saveCanadianAccount } from '@talentplace/contract/payroll/banking/bank-account.routes'
import { isInstitutionNumber } from '@talentplace/contract/payroll/banking/bank-numbers'
import { institutionName } from '@talentplace/contract/payroll/banking/institutions'
import { Form } from '../../ui/form/form.tsx'
import { AccountFields, accountFormEnd, DigitsField, type AccountFormProps } from './account-form.tsx'
import { useSaveAccount } from './use-save-account.ts'

/** Whose number it is, so that a slip is seen at once. */
function institutionText(entered: string): string {
  const number = entered.replaceAll(/\D/g, '')
  if (number.length !== 3 || !isInstitutionNumber(number)) return '3 digits'
  return institutionName(number) ?? 'Not in our list. Please check it'
}

const nothing = { institution: '', transit: '', account_number: '', password: '', code: '' }

/** An account in Canada, as the foot of a cheque has it. */
export function CanadianAccountForm({ holderName, onClose }: AccountFormProps) {
  const save = useSaveAccount('bills.saveCanadianAccount')
  return (
    <Form
      label="Canadian account"
      schema={saveCanadianAccount.body}
      initialValues={{ ...nothing, holder_name: holderName }}
      {...accountFormEnd(save, onClose)}
    >
      {(form) => (
        <AccountFields propsOf={(field) => form.getInputProps(field)}>
          <DigitsField
            label="Transit number"
            description="5 digits"
            data-autofocus
            {...form.getInputProps('transit')}
          />
          <DigitsField
            label="Institution number"
            description={institutionText(form.values.institution)}
            {...form.getInputProps('institution')}
          />
          <DigitsField label="Account number" description="7 to 12 digits" {...form.getInputProps('account_number')} />
        </AccountFields>
      )}
    </Form>
  )
}
