import { consentTexts } from '@talentplace/contract/accounts/consent'
import { confirmForm } from '@talentplace/contract/talent/joining/start.routes'
import type { ComponentType, ReactNode } from 'react'
import { rememberPath } from '../../platform/navigation/intended-path.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { startSession } from '../../platform/session/session-store.ts'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { TextButton } from '../../ui/text-button.tsx'
import frame from './frame.module.css'
import { startBodyOf, waitingStart, type StartValues } from './start-values.ts'

/** The field of a mailed code. */
export type CodeInput = ComponentType<{
  readonly value?: string
  readonly error?: ReactNode
  readonly onChange: (code: string) => void
}>

interface ConfirmFormProps {
  readonly email: string
  /** Of the mailed link; null: the code is asked for. */
  readonly linkKey: string | null
  readonly Code: CodeInput
}

const linkForm = confirmForm.omit({ code: true })

/** Proves the mailbox and chooses a password; then one is signed in, and the application has begun. */
export function ConfirmForm({ email, linkKey, Code }: ConfirmFormProps) {
  const confirm = useSave('applications.confirmStart', {
    errorMessage: 'Your email could not be confirmed. Please try again.',
    onSaved({ token, user }) {
      waitingStart.clear()
      rememberPath(paths.applyStep('/va/apply'))
      startSession(token, user)
    },
  })
  return (
    <Form
      label="Confirm your email"
      schema={linkKey === null ? confirmForm : linkForm}
      initialValues={{ code: '', password: '' }}
      fieldOf={(path) => (path === 'verification_key' ? 'code' : path)}
      save={confirm}
      onSubmit={({ code, password }) =>
        confirm.mutateAsync({ body: { email, verification_key: linkKey ?? code.trim(), password } })
      }
      submit={{ label: 'Confirm and continue', busy: 'One moment …' }}
    >
      {(form) => (
        <>
          {linkKey === null && (
            <Code {...form.getInputProps('code')} onChange={(code) => form.setFieldValue('code', code)} />
          )}
          {/* What a password manager keeps the password under. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField kind="new" label="Choose a password" {...form.getInputProps('password')} />
        </>
      )}
    </Form>
  )
}

/** Another code to the same address, or another address. */
export function ConfirmWays({ values, onBack }: { values: StartValues; onBack: () => void }) {
  const again = useSave('applications.startApplication', {
    errorMessage: 'The code could not be sent. Please try again.',
    onSaved: () => notify({ kind: 'success', message: `We’ve sent a new code to ${values.email}.` }),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  const body = startBodyOf(values, consentTexts.terms.version)
  return (
    <div className={frame.menu}>
      {body !== null && (
        <TextButton onClick={() => !again.isPending && again.mutate({ body })}>Send a new code</TextButton>
      )}
      <TextButton tone="muted" onClick={onBack}>
        Change what I entered
      </TextButton>
    </div>
  )
}
