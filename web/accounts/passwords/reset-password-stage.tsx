import * as t from '@talentplace/contract/accounts/messages/sign-in'
import { resetPasswordForm } from '@talentplace/contract/accounts/passwords/password.routes'
import { CodeField } from '../codes/code-field.tsx'
import { firstIssues } from '../stages/first-issues.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { ResendCode } from '../codes/resend-code.tsx'
import { AccountLine, StageForm, Way, type StageProps } from '../stages/stage-form.tsx'
import { isKey } from '../stages/stage.ts'
import styles from '../stages/stage-form.module.css'
import { focusFirstInvalid, useStageForm } from '../stages/use-stage-form.ts'

interface ResetValues extends Record<string, unknown> {
  readonly code: string
  readonly password: string
  readonly confirm_password: string
}

function codeField(path: string): string {
  return path === 'resetPasswordToken' ? 'code' : path
}

function issues({ code, ...passwords }: ResetValues): Record<string, string> {
  const first = firstIssues(resetPasswordForm, { resetPasswordToken: code, ...passwords })
  return Object.fromEntries(Object.entries(first).map(([path, message]) => [codeField(path), message]))
}

/** A1.9: a new password, chosen with the code we mailed or the one a link brought along. */
export function ResetPasswordStage({ stages, view }: StageProps) {
  const { email, pin } = view.state
  // The key of a link is good as it is; nobody has to see or type it.
  const key = isKey(pin) ? pin : null
  const { form, message } = useStageForm<ResetValues>({
    initialValues: { code: key === null ? pin : '', password: '', confirm_password: '' },
    validate: (values) => issues({ ...values, code: key ?? values.code }),
    judgedOnLeaving: ['password'],
    stages,
    view,
    // A link's key has no field: what is wrong with it is said below.
    fieldOf: key === null ? codeField : (path) => path,
  })
  return (
    <StageForm
      stages={stages}
      view={view}
      message={message}
      onSubmit={form.onSubmit(
        ({ code, password }) => void stages.resetPassword(key ?? code, password),
        (errors) => focusFirstInvalid(form, errors),
      )}
      ways={
        <div className={styles.ways}>
          <ResendCode sentAt={view.codeSentAt} onResend={() => void stages.sendCode({ again: true })} />
          <Way onClick={() => void stages.toAnotherAccount()}>{t.anotherAccount()}</Way>
        </div>
      }
    >
      <AccountLine email={email} line={pin === '' ? t.enterMailedCode : t.choosingPasswordOf} />
      {key === null && (
        <CodeField {...form.getInputProps('code')} onChange={(code) => form.setFieldValue('code', code)} />
      )}
      <PasswordField
        kind="new"
        label={t.newPassword()}
        data-autofocus={key === null ? undefined : true}
        description={t.passwordRule()}
        {...form.getInputProps('password')}
      />
      <PasswordField kind="new" label={t.confirmNewPassword()} {...form.getInputProps('confirm_password')} />
    </StageForm>
  )
}
