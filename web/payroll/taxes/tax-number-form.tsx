import { saveTaxNumber, type TaxNumber } from '@talentplace/contract/payroll/taxes/tax.routes'
import {
  taxNumberForms,
  taxNumberNames,
  type TaxNumberKind,
} from '@talentplace/contract/payroll/taxes/tax-number-forms'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SecondStepField } from '../../ui/form/second-step-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'

interface TaxNumberFormProps {
  readonly kind: TaxNumberKind
  /** Undefined: there is none yet. */
  readonly known: TaxNumber | undefined
  readonly onClose: () => void
}

interface Entered {
  readonly number: string
  readonly effective_from: string
  /** Empty: it goes on. */
  readonly effective_until: string
  readonly password: string
  readonly code: string
}

/** A registration with the days on which it counts. */
export function TaxNumberForm({ kind, known, onClose }: TaxNumberFormProps) {
  const save = useSave('bills.saveTaxNumber', {
    reloads: ['bills.*'],
    reloadsOnError: true,
    errorMessage: 'Your number could not be saved. Nothing was changed; please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Saved. We’ve mailed you that your tax number changed.' }),
  })
  const initialValues: Entered = {
    number: known?.number ?? '',
    effective_from: known?.effective_from ?? '',
    effective_until: known?.effective_until ?? '',
    password: '',
    code: '',
  }
  const toRequest = ({ effective_until, ...entered }: Entered) => ({
    ...entered,
    kind,
    effective_until: effective_until === '' ? null : effective_until,
    version: known?.version ?? 0,
  })
  return (
    <Form
      label={`${taxNumberNames[kind]} number`}
      schema={saveTaxNumber.body}
      initialValues={initialValues}
      toRequest={toRequest}
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
            <TextField
              label={`${taxNumberNames[kind]} number`}
              description={`For example ${taxNumberForms[kind].example}`}
              autoComplete="off"
              maxLength={40}
              data-autofocus
              {...form.getInputProps('number')}
            />
            <TextField
              type="date"
              label="First day"
              description="You charge the tax from this day"
              {...form.getInputProps('effective_from')}
            />
            <TextField
              type="date"
              label="Last day (optional)"
              description="If your registration ended"
              {...form.getInputProps('effective_until')}
            />
          </FieldRows>
          <PasswordField kind="current" label="Your password" {...form.getInputProps('password')} />
          <SecondStepField {...form.getInputProps('code')} />
        </>
      )}
    </Form>
  )
}
