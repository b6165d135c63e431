import '@talentplace/contract/shared/plain-messages'
import * as t from '@talentplace/contract/accounts/messages/sign-in'
import { enteredPassword } from '@talentplace/contract/accounts/account-fields'
import { AccountLine, StageForm, Way, type StageProps } from '../stages/stage-form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import styles from '../stages/stage-form.module.css'
import { focusFirstInvalid, useStageForm } from '../stages/use-stage-form.ts'

/** A1.6: the password of an existing account. A refusal keeps what was typed. */
export function SignInStage({ stages, view }: StageProps) {
  const { form, message } = useStageForm({
    initialValues: { password: view.state.password },
    validate: ({ password }): Record<string, string> => {
      const { error } = enteredPassword.safeParse(password)
      return error ? { password: error.issues[0]?.message ?? 'Required' } : {}
    },
    stages,
    view,
  })
  // The mailed link was pressed, and whether it was by who registered isn't shown yet.
  const isPressed = view.state.pin !== ''
  const submit = form.onSubmit(
    ({ password }) => void stages.signIn(password),
    (errors) => focusFirstInvalid(form, errors),
  )
  return (
    <StageForm
      stages={stages}
      view={view}
      message={message}
      onSubmit={submit}
      ways={
        <div className={styles.ways}>
          {isPressed ? (
            <Way onClick={() => void stages.choosePassword()}>{t.chooseAnotherPassword()}</Way>
          ) : (
            <Way onClick={() => void stages.sendCode({ again: false })}>{t.forgotPassword()}</Way>
          )}
          <Way onClick={() => void stages.toAnotherAccount()}>{t.anotherAccount()}</Way>
        </div>
      }
    >
      <AccountLine email={view.state.email} line={isPressed ? t.passwordOfSignUp : t.signingInAs} />
      <PasswordField kind="current" label={t.password()} data-autofocus {...form.getInputProps('password')} />
    </StageForm>
  )
}
