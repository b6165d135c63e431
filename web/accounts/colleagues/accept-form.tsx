import * as signIn from '@talentplace/contract/accounts/messages/sign-in'
import * as t from '@talentplace/contract/accounts/messages/colleagues'
import { acceptInvitationForm } from '@talentplace/contract/accounts/colleagues/invitation.routes'
import { consentTexts } from '@talentplace/contract/accounts/consent'
import { useNavigate } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { startSession } from '../../platform/session/session-store.ts'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Consents } from '../registration/consents.tsx'
import styles from './colleagues.module.css'

const nothing = { full_name: '', password: '', confirm_password: '', terms: false }
type Values = typeof nothing

/** Name and password of an invited person, who is signed in with them. */
export function AcceptForm({ invitationKey, email }: { invitationKey: string; email: string }) {
  const navigate = useNavigate()
  const save = useSave('accounts.acceptInvitation', {
    errorMessage: t.notJoined(),
    onSaved({ token, user }) {
      startSession(token, user)
      void navigate(paths.clientHome(), { replace: true })
    },
  })
  const toRequest = ({ terms, ...values }: Values) => ({
    ...values,
    key: invitationKey,
    terms: terms ? consentTexts.terms.version : undefined,
  })
  return (
    <Form
      className={styles.form}
      label={t.join()}
      schema={acceptInvitationForm}
      initialValues={nothing}
      toRequest={toRequest}
      save={save}
      onSubmit={({ key, full_name, password }) =>
        save.mutateAsync({ body: { key, full_name, password, terms: consentTexts.terms.version } })
      }
      submit={{ label: t.joinNow(), busy: t.joining() }}
    >
      {(form) => (
        <>
          <TextField label={signIn.email()} type="email" autoComplete="username" value={email} readOnly />
          <TextField
            label={signIn.collectName()}
            autoComplete="name"
            maxLength={200}
            {...form.getInputProps('full_name')}
          />
          <PasswordField
            kind="new"
            label={signIn.password()}
            description={signIn.passwordRule()}
            {...form.getInputProps('password')}
          />
          <PasswordField kind="new" label={signIn.confirmNewPassword()} {...form.getInputProps('confirm_password')} />
          <Consents terms={form.getInputProps('terms', { type: 'checkbox' })} />
        </>
      )}
    </Form>
  )
}
