import { TextInput } from '@mantine/core'
import { signInForm } from '@talentplace/contract/accounts/sessions/session.routes'
import { useState } from 'react'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { keptAnswers } from '../registration/kept-answers.ts'
import { firstIssues } from '../stages/first-issues.ts'
import { StageForm, type StageProps } from '../stages/stage-form.tsx'
import { focusFirstInvalid, useStageForm } from '../stages/use-stage-form.ts'

const malformed = 'Please provide a valid email address'
const rule = signInForm.pick({ email: true })

/** A1.3, A1.4: whose account it is; the server says how it goes on. */
export function EmailStage({ stages, view }: StageProps) {
  const demo = useConfiguration().data?.demo ?? false
  const [problem, setProblem] = useState<string | null>(null)
  const { form, told } = useStageForm({
    initialValues: { email: view.state.email },
    validate: (values) => firstIssues(rule, values),
    judgedOnLeaving: stages.setting === 'page' ? ['email'] : [],
    onValuesChange({ email }) {
      setProblem(null)
      keptAnswers.keep({ email })
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
      setProblem(errors['email'] === 'Required' ? null : malformed)
      focusFirstInvalid(form, errors)
    },
  )
  return (
    <StageForm stages={stages} view={view} onSubmit={submit} told={problem ?? told}>
      <TextInput
        label="Email"
        description={stages.setting === 'page' && 'Already have an account? We’ll ask for your password next.'}
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
