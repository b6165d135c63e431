import * as secondStep from '@talentplace/contract/shared/messages/second-step'
import * as t from '@talentplace/contract/accounts/messages/two-step'
import { beginTwoStep, confirmTwoStep } from '@talentplace/contract/accounts/two-step/two-step.routes'
import { Suspense, lazy, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { FieldsInPlace } from '../../ui/form/fields-in-place.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Rich } from '../../ui/rich.tsx'
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
    errorMessage: t.notStarted(),
    onSaved: onSecret,
  })
  return (
    <Form
      className={styles.form}
      label={t.setUp()}
      schema={beginTwoStep.body}
      initialValues={{ password: '' }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      clears
      submit={{ label: t.proceed(), busy: t.checking() }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <FieldsInPlace>
            <PasswordField kind="current" label={t.password()} {...form.getInputProps('password')} />
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
    errorMessage: t.notSwitchedOn(),
    onSaved: ({ recovery_codes }) => onCodes(recovery_codes),
  })
  return (
    <div className={styles.confirm}>
      <Suspense fallback={<Skeleton width={196} height={196} />}>
        <ScannedCode text={uri} />
      </Suspense>
      <div className={styles.steps}>
        <p>{t.scan()}</p>
        <p className={styles.typed}>
          <Rich
            of={t.typeKey}
            values={{ secret: inFours(secret) }}
            code={(text) => <code className={styles.secret}>{text}</code>}
          />
        </p>
        <Form
          className={styles.form}
          label={t.confirm()}
          schema={confirmTwoStep.body}
          initialValues={{ code: '' }}
          save={save}
          onSubmit={(body) => save.mutateAsync({ body })}
          clears
          submit={{ label: t.switchOn(), busy: t.checking() }}
          onCancel={onClose}
        >
          {(form) => (
            <FieldsInPlace>
              <TextField
                label={secondStep.code()}
                description={t.sixDigits()}
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
