import '@talentplace/contract/shared/plain-messages'
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
            <Way onClick={() => void stages.choosePassword()}>Choose another password</Way>
          ) : (
            <Way onClick={() => void stages.sendCode({ again: false })}>Forgot password?</Way>
          )}
          <Way onClick={() => void stages.toAnotherAccount()}>Use another account</Way>
        </div>
      }
    >
      <AccountLine email={view.state.email}>
        {isPressed ? 'Enter the password you chose when you signed up as' : 'Signing in as'}
      </AccountLine>
      <PasswordField kind="current" label="Password" data-autofocus {...form.getInputProps('password')} />
    </StageForm>
  )
}
