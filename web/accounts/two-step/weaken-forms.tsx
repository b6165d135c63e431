import * as secondStep from '@talentplace/contract/shared/messages/second-step'
import * as t from '@talentplace/contract/accounts/messages/two-step'
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
      <PasswordField kind="current" label={t.password()} {...form.getInputProps('password')} />
      <TextField
        label={secondStep.code()}
        description={secondStep.orRecovery()}
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
    errorMessage: t.notRenewed(),
    onSaved: ({ recovery_codes }) => onCodes(recovery_codes),
  })
  return (
    <Form
      className={styles.form}
      label={t.newCodes()}
      schema={renewRecoveryCodes.body}
      initialValues={nothing}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      clears
      submit={{ label: t.newCodes(), busy: t.checking() }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <p className={styles.typed}>{t.oldCodesEnd()}</p>
          <Both form={form} />
        </>
      )}
    </Form>
  )
}

export function EndTwoStepForm({ onClose }: { onClose: () => void }) {
  const save = useSave('accounts.endTwoStep', {
    reloads: ['accounts.getTwoStep'],
    errorMessage: t.notSwitchedOff(),
    onSaved() {
      notify({ kind: 'success', message: t.isOff() })
      onClose()
    },
  })
  return (
    <Form
      className={styles.form}
      label={t.end()}
      schema={endTwoStep.body}
      initialValues={nothing}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      clears
      submit={{ label: t.switchItOff(), busy: t.checking() }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <p className={styles.typed}>{t.endNote()}</p>
          <Both form={form} />
        </>
      )}
    </Form>
  )
}
