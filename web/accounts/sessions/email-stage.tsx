import * as t from '@talentplace/contract/accounts/messages/sign-in'
import { TextInput } from '@mantine/core'
import { signInForm } from '@talentplace/contract/accounts/sessions/session.routes'
import { useState } from 'react'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { storedAnswersNow } from '../stages/stored-answers.ts'
import { firstIssues } from '../stages/first-issues.ts'
import { StageForm, type StageProps } from '../stages/stage-form.tsx'
import { focusFirstInvalid, useStageForm } from '../stages/use-stage-form.ts'
import styles from './email-stage.module.css'

const rule = signInForm.pick({ email: true })

interface Account {
  readonly email: string
  readonly password: string
}

const password = 'Demo-pass-1!'
const accounts = [
  { who: t.demoClient(), email: 'client@demo.test' },
  { who: t.demoOtherClient(), email: 'client2@demo.test' },
  { who: t.demoAssistant(), email: 'va@demo.test' },
  { who: t.demoStaff(), email: 'admin@demo.test' },
] as const

/** Where the demo data is loaded: fills the form with one of its accounts. */
function DemoAccounts({ onPick }: { onPick: (account: Account) => void }) {
  return (
    <fieldset className={styles.accounts}>
      <legend className={styles.legend}>{t.demoAccounts()}</legend>
      <div className={styles.choices}>
        {accounts.map(({ who, email }) => (
          <button key={email} type="button" className={styles.choice} onClick={() => onPick({ email, password })}>
            {who}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** A1.3, A1.4: whose account it is; the server says how it goes on. */
export function EmailStage({ stages, view }: StageProps) {
  const demo = useConfiguration().data?.demo ?? false
  const [problem, setProblem] = useState<string | null>(null)
  const { form, message } = useStageForm({
    initialValues: { email: view.state.email },
    validate: (values) => firstIssues(rule, values),
    judgedOnLeaving: stages.setting === 'page' ? ['email'] : [],
    onValuesChange({ email }) {
      setProblem(null)
      storedAnswersNow.keep({ email })
    },
    stages,
    view,
  })
  const submit = form.onSubmit(
    ({ email }) => {
      setProblem(null)
      void stages.check(email)
    },
    (errors) => {
      setProblem(errors['email'] === 'Required' ? null : t.emailMalformed())
      focusFirstInvalid(form, errors)
    },
  )
  return (
    <StageForm stages={stages} view={view} onSubmit={submit} message={problem ?? message}>
      <TextInput
        label={t.email()}
        description={stages.setting === 'page' && t.haveAccount()}
        size="md"
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        data-autofocus
        required
        withAsterisk={false}
        {...form.getInputProps('email')}
      />
      {demo && <DemoAccounts onPick={(account) => void stages.fillIn(account)} />}
    </StageForm>
  )
}
