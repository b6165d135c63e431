import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { PasswordInput, TextInput } from '@mantine/core'
import type { SessionUser } from '@talentplace/contract/accounts/session.routes'
import { Button } from '../../ui/button.tsx'
import { call } from '../../platform/api/call.ts'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { beginSession } from '../../platform/session/session-store.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { useSignInForm, type SignInValues } from './sign-in-form.ts'
import styles from './sign-in-stage.module.css'

interface SignInStageProps {
  readonly onSignedIn: (user: SessionUser) => void
  /** The person goes on to another page. */
  readonly onLeave: () => void
}

/** A1.6: e-mail and password of an existing account. A refusal keeps what was typed. */
export function SignInStage({ onSignedIn, onLeave }: SignInStageProps) {
  const demo = useConfiguration().data?.demo ?? false
  const form = useSignInForm()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function signIn(values: SignInValues): Promise<void> {
    setProblem(null)
    setBusy(true)
    try {
      const { token, user } = await call('accounts.login', {
        body: { email: values.email.trim(), password: values.password },
      })
      beginSession(token, user)
      onSignedIn(user)
    } catch (error) {
      setProblem(failureMessage(error, 'Sign in failed'))
      if (error instanceof ApiFailure && error.fields) form.setErrors(error.fields)
      form.getInputNode('password')?.focus()
    } finally {
      setBusy(false)
    }
  }

  const submit = form.onSubmit(signIn, (errors) => {
    const malformed = errors['email'] !== undefined && errors['email'] !== 'Required'
    setProblem(malformed ? 'Please provide a valid email address' : null)
    form.getInputNode(errors['email'] === undefined ? 'password' : 'email')?.focus()
  })

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Sign in">
      <TextInput
        label="E-mail"
        size="md"
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        data-autofocus
        required
        withAsterisk={false}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label="Password"
        size="md"
        autoComplete="current-password"
        maxLength={1000}
        required
        withAsterisk={false}
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
      <Button type="submit" fullWidth busy={busy}>
        {busy ? 'Signing in …' : 'Sign in'}
      </Button>
      {demo && <DemoAccounts onPick={(account) => form.setValues({ ...account })} />}
      <p className={styles.note}>
        Registration is not open yet.{' '}
        <Link to={paths.contact()} onClick={onLeave}>
          Book a discovery call
        </Link>{' '}
        and we set you up.
      </p>
    </form>
  )
}
