import * as t from '@talentplace/contract/accounts/messages/passwords'
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
  const partner = useConfiguration().data?.partner_brand ?? t.otherService()
  const save = useSave('accounts.changePassword', {
    errorMessage: t.failed(),
    onSaved: () => notify({ kind: 'success', message: t.changed() }),
  })
  return (
    <Form
      className={styles.form}
      label={t.title()}
      schema={changePasswordForm}
      initialValues={nothing}
      save={save}
      onSubmit={({ oldPassword, newPassword, code }) =>
        save.mutateAsync({ body: { email: user.email, oldPassword, newPassword, code } })
      }
      clears
      submit={{ label: t.ok(), busy: t.saving() }}
    >
      {(form) => (
        <>
          {changesPartner(user.permissions) && <p className={styles.note}>{t.sharedWith({ partner })}</p>}
          <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
          <PasswordField kind="current" label={t.current()} {...form.getInputProps('oldPassword')} />
          <PasswordField
            kind="new"
            label={t.next()}
            description={t.rules()}
            {...form.getInputProps('newPassword')}
            onBlur={() => void form.validateField('newPassword')}
          />
          <PasswordField kind="new" label={t.repeated()} {...form.getInputProps('confirm_password')} />
          <SecondStepField {...form.getInputProps('code')} />
        </>
      )}
    </Form>
  )
}
