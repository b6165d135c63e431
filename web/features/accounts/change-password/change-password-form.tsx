import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useForm } from '@mantine/form'
import { changePasswordForm } from '@talentplace/contract/accounts/passwords/password.routes'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { useState } from 'react'
import { ApiFailure, failureMessage } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import { useConfiguration } from '../../../platform/configuration/configuration.ts'
import { useUnsaved } from '../../../platform/unsaved/unsaved-forms.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/snackbar.ts'
import { firstIssues } from '../forms/first-issues.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { focusFirstFault } from '../forms/use-stage-form.ts'
import { changesPartner } from './changes-partner.ts'
import styles from './change-password-form.module.css'

const nothing = { oldPassword: '', newPassword: '', confirm_password: '' }

/** B9.6: the signed-in person's own password. A refusal keeps what was typed. */
export default function ChangePasswordForm({ user }: { user: SessionUser }) {
  const partner = useConfiguration().data?.partner_brand ?? 'the other service'
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useForm({
    mode: 'controlled',
    initialValues: nothing,
    validate: (values) => firstIssues(changePasswordForm, values),
    validateInputOnBlur: ['newPassword'],
    clearInputErrorOnChange: true,
    onValuesChange: () => setProblem(null),
  })
  useUnsaved(form.isDirty())

  async function change({ oldPassword, newPassword }: typeof nothing): Promise<void> {
    setProblem(null)
    setBusy(true)
    try {
      await call('accounts.changePassword', { body: { email: user.email, oldPassword, newPassword } })
      notify({ kind: 'success', message: 'Successfully changed password.' })
      form.setValues(nothing)
    } catch (error) {
      setProblem(failureMessage(error, 'Change Password Failed'))
      const fields = error instanceof ApiFailure ? (error.fields ?? {}) : {}
      form.setErrors(fields)
      focusFirstFault(form, Object.keys(fields).length > 0 ? fields : { oldPassword: true })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Change password"
      onSubmit={form.onSubmit(
        (values) => void change(values),
        (errors) => focusFirstFault(form, errors),
      )}
    >
      {changesPartner(user.permissions) && (
        <p className={styles.note}>
          You sign in to {partner} with the same email and password: this changes your password there too.
        </p>
      )}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField kind="current" label="Current Password" {...form.getInputProps('oldPassword')} />
      <PasswordField
        kind="new"
        label="New Password"
        description="At least 8 characters, with an uppercase letter, a lowercase letter, a number and a special character."
        {...form.getInputProps('newPassword')}
      />
      <PasswordField kind="new" label="Confirm New Password" {...form.getInputProps('confirm_password')} />
      <div role="alert" className={styles.said}>
        {problem !== null && <p className={styles.problem}>{problem}</p>}
      </div>
      <div>
        <Button type="submit" busy={busy}>
          {busy ? 'Saving …' : 'OK'}
        </Button>
      </div>
    </form>
  )
}
