import { changePasswordForm } from '@talentplace/contract/accounts/passwords/password.routes'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { Form } from '../../ui/form/form.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { SecondStepField } from '../../ui/form/second-step-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { changesPartner } from './changes-partner.ts'
import styles from './change-password-form.module.css'

const nothing = { oldPassword: '', newPassword: '', confirm_password: '', code: '' }

/** B9.6: the signed-in person's own password. A refusal keeps what was typed. */
export default function ChangePasswordForm({ user }: { user: SessionUser }) {
  const partner = useConfiguration().data?.partner_brand ?? 'the other service'
  const save = useSave('accounts.changePassword', {
    errorMessage: 'Change Password Failed',
    onSaved: () => notify({ kind: 'success', message: 'Successfully changed password.' }),
  })
  return (
    <Form
      className={styles.form}
      label="Change password"
      schema={changePasswordForm}
      initialValues={nothing}
      save={save}
      onSubmit={({ oldPassword, newPassword, code }) =>
        save.mutateAsync({ body: { email: user.email, oldPassword, newPassword, code } })
      }
      clears
      submit={{ label: 'OK', busy: 'Saving …' }}
    >
      {(form) => (
        <>
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
            onBlur={() => void form.validateField('newPassword')}
          />
          <PasswordField kind="new" label="Confirm New Password" {...form.getInputProps('confirm_password')} />
          <SecondStepField {...form.getInputProps('code')} />
        </>
      )}
    </Form>
  )
}
