import '@talentplace/contract/shared/plain-messages'
import * as t from '@talentplace/contract/accounts/messages/sign-in'
import { confirmationCode } from '@talentplace/contract/accounts/account-fields'
import { CodeField } from '../codes/code-field.tsx'
import { ResendCode } from '../codes/resend-code.tsx'
import { AccountLine, StageForm, Way, type StageProps } from '../stages/stage-form.tsx'
import styles from '../stages/stage-form.module.css'
import { focusFirstInvalid, useStageForm } from '../stages/use-stage-form.ts'

function fieldOf(path: string): string {
  return path === 'verification_key' ? 'code' : path
}

function issues({ code }: { code: string }): Record<string, string> {
  const [issue] = confirmationCode.safeParse(code).error?.issues ?? []
  return issue ? { code: issue.message } : {}
}

/** A1.8: the code we mailed. */
export function VerifyStage({ stages, view }: StageProps) {
  const { form, message } = useStageForm({ initialValues: { code: '' }, validate: issues, stages, view, fieldOf })
  return (
    <StageForm
      stages={stages}
      view={view}
      message={message}
      onSubmit={form.onSubmit(
        ({ code }) => void stages.verify(code),
        (errors) => focusFirstInvalid(form, errors),
      )}
      ways={
        <div className={styles.ways}>
          <ResendCode sentAt={view.codeSentAt} onResend={() => void stages.sendCode({ again: true })} />
          <Way onClick={() => void stages.toAnotherAccount()}>{t.anotherAccount()}</Way>
        </div>
      }
    >
      <AccountLine email={view.state.email} line={t.enterMailedCode} />
      <CodeField {...form.getInputProps('code')} onChange={(code) => form.setFieldValue('code', code)} />
    </StageForm>
  )
}
