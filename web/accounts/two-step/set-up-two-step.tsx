import { beginTwoStep, confirmTwoStep } from '@talentplace/contract/accounts/two-step/two-step.routes'
import { Suspense, lazy, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { FieldsInPlace } from '../../ui/form/fields-in-place.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import styles from './two-step.module.css'

const ScannedCode = lazy(() => import('./scanned-code.tsx'))

interface Secret {
  readonly secret: string
  readonly uri: string
}

interface SetUpProps {
  /** Told the recovery codes once it is on. */
  readonly onCodes: (codes: readonly string[]) => void
  readonly onClose: () => void
}

function PasswordPrompt({ onSecret, onClose }: { onSecret: (secret: Secret) => void; onClose: () => void }) {
  const { user } = useSession()
  const save = useSave('accounts.beginTwoStep', {
    errorMessage: 'The set-up could not begin. Please try again.',
    onSaved: onSecret,
  })
  return (
    <Form
      className={styles.form}
      label="Set up two-step sign-in"
      schema={beginTwoStep.body}
      initialValues={{ password: '' }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      clears
      submit={{ label: 'Continue', busy: 'Checking …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <FieldsInPlace>
            <PasswordField kind="current" label="Your password" {...form.getInputProps('password')} />
          </FieldsInPlace>
        </>
      )}
    </Form>
  )
}

/** In groups of four, as it is typed. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function Confirm({ secret: { secret, uri }, onCodes, onClose }: SetUpProps & { secret: Secret }) {
  const save = useSave('accounts.confirmTwoStep', {
    reloads: ['accounts.getTwoStep'],
    errorMessage: 'Two-step sign-in could not be switched on. Please try again.',
    onSaved: ({ recovery_codes }) => onCodes(recovery_codes),
  })
  return (
    <div className={styles.confirm}>
      <Suspense fallback={<Skeleton width={196} height={196} />}>
        <ScannedCode text={uri} />
      </Suspense>
      <div className={styles.steps}>
        <p>
          Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password,
          and scan this square with it.
        </p>
        <p className={styles.typed}>
          Can’t scan it? Type this key into the app: <code className={styles.secret}>{inFours(secret)}</code>
        </p>
        <Form
          className={styles.form}
          label="Confirm two-step sign-in"
          schema={confirmTwoStep.body}
          initialValues={{ code: '' }}
          save={save}
          onSubmit={(body) => save.mutateAsync({ body })}
          clears
          submit={{ label: 'Switch it on', busy: 'Checking …' }}
          onCancel={onClose}
        >
          {(form) => (
            <FieldsInPlace>
              <TextField
                label="Code from your app"
                description="The 6 digits it shows now"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={40}
                {...form.getInputProps('code')}
              />
            </FieldsInPlace>
          )}
        </Form>
      </div>
    </div>
  )
}

/** The password, then the secret for the app, confirmed by its first code. Left in between, nothing has changed. */
export function SetUpTwoStep(props: SetUpProps) {
  const [secret, setSecret] = useState<Secret | null>(null)
  if (secret === null) return <PasswordPrompt onSecret={setSecret} onClose={props.onClose} />
  return <Confirm secret={secret} {...props} />
}
