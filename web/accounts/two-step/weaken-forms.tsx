import { endTwoStep, renewRecoveryCodes } from '@talentplace/contract/accounts/two-step/two-step.routes'
import { FieldsInPlace } from '../../ui/form/fields-in-place.tsx'
import { Form, type FormState } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import styles from './two-step.module.css'

const nothing = { password: '', code: '' }
type Values = typeof nothing

function Both({ form }: { form: FormState<Values> }) {
  return (
    <FieldsInPlace className={styles.fields}>
      <PasswordField kind="current" label="Your password" {...form.getInputProps('password')} />
      <TextField
        label="Code from your app"
        description="Or one of your recovery codes"
        autoComplete="one-time-code"
        maxLength={40}
        {...form.getInputProps('code')}
      />
    </FieldsInPlace>
  )
}

/** The codes of before end with it. */
export function RenewCodesForm({
  onCodes,
  onClose,
}: {
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}) {
  const save = useSave('accounts.renewRecoveryCodes', {
    reloads: ['accounts.getTwoStep'],
    errorMessage: 'Your recovery codes could not be renewed. The ones you have still work.',
    onSaved: ({ recovery_codes }) => onCodes(recovery_codes),
  })
  return (
    <Form
      className={styles.form}
      label="Get new recovery codes"
      schema={renewRecoveryCodes.body}
      initialValues={nothing}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      clears
      submit={{ label: 'Get new recovery codes', busy: 'Checking …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <p className={styles.typed}>The recovery codes you have now stop working.</p>
          <Both form={form} />
        </>
      )}
    </Form>
  )
}

export function EndTwoStepForm({ onClose }: { onClose: () => void }) {
  const save = useSave('accounts.endTwoStep', {
    reloads: ['accounts.getTwoStep'],
    errorMessage: 'Two-step sign-in could not be switched off. It is still on; please try again.',
    onSaved() {
      notify({ kind: 'success', message: 'Two-step sign-in is off.' })
      onClose()
    },
  })
  return (
    <Form
      className={styles.form}
      label="Switch two-step sign-in off"
      schema={endTwoStep.body}
      initialValues={nothing}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      clears
      submit={{ label: 'Switch it off', busy: 'Checking …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <p className={styles.typed}>Your password alone will then open your account.</p>
          <Both form={form} />
        </>
      )}
    </Form>
  )
}
