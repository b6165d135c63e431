import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Permission } from '@talentplace/contract/shared/permission'
import { ApiFailure, failureMessage } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import { useRefusedFields } from '../../../platform/api/use-refused-fields.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormEnd } from '../../../ui/form-end.tsx'
import { notify } from '../../../ui/snackbar.ts'
import { BundleFields } from './bundle-fields.tsx'
import { CompanyField, type Company } from './company-field.tsx'
import { reload } from '../../../ui/form/reloads.ts'
import { showsUsers } from './shows-users.ts'
import styles from './user-form.module.css'

const kinds = [
  { value: 'staff', label: 'Staff' },
  { value: 'client', label: 'Contact of a client' },
] as const
type Kind = (typeof kinds)[number]['value']

function NewUserForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const own = useSession().user?.permissions ?? []
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [kind, setKind] = useState<Kind>('staff')
  const [granted, setGranted] = useState<readonly Permission[]>(['admin'])
  const [company, setCompany] = useState<Company | null>(null)
  const [primary, setPrimary] = useState(false)
  const { fields, refuse, edited } = useRefusedFields()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (kind === 'client' && company === null) return refuse({ company: 'Required' })
    setBusy(true)
    setFailure(null)
    try {
      const user = await call('accounts.createUser', {
        query: kind === 'client' && company !== null ? { client_uuid: company.client_uuid } : {},
        body: {
          full_name: name,
          email,
          permissions: kind === 'staff' ? [...granted] : ['client'],
          is_primary_contact: kind === 'client' && primary,
        },
      })
      notify({ kind: 'success', message: `${user.full_name} is invited by email to choose a password.` })
      onClose()
      void navigate(paths.user(user.uuid))
      await reload(client, showsUsers)
    } catch (error) {
      refuse(error instanceof ApiFailure ? (error.fields ?? {}) : {})
      setFailure(failureMessage(error, 'The user could not be added. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
      <div className={styles.fields}>
        <TextInput
          data-autofocus
          label="Full name"
          size="md"
          value={name}
          error={fields['full_name']}
          maxLength={200}
          onChange={(event) => {
            setName(event.currentTarget.value)
            edited('full_name')
          }}
        />
        <TextInput
          label="Email"
          size="md"
          type="email"
          value={email}
          error={fields['email']}
          maxLength={254}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            edited('email')
          }}
        />
        <NativeSelect
          label="Role"
          size="md"
          data={kinds.map(({ value, label }) => ({ value, label }))}
          value={kind}
          onChange={(event) =>
            setKind(kinds.find(({ value }) => value === event.currentTarget.value)?.value ?? 'staff')
          }
        />
        {kind === 'client' && (
          <CompanyField
            value={company}
            error={fields['company']}
            onChange={(chosen) => {
              setCompany(chosen)
              edited('company')
            }}
          />
        )}
      </div>
      {kind === 'client' && (
        <Switch
          label="Primary contact"
          description="Sees the company’s billing"
          checked={primary}
          onChange={(event) => setPrimary(event.currentTarget.checked)}
        />
      )}
      {kind === 'staff' && <BundleFields held={granted} own={own} onChange={setGranted} />}
      <FormEnd failure={failure}>
        <Button type="submit" busy={busy}>
          {busy ? 'Inviting …' : 'Invite'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormEnd>
    </form>
  )
}

/** Adds a person, who is mailed a way to choose a password; then goes to their page. */
export function NewUserDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} wide title="Add a user" onClose={onClose}>
      {opened && <NewUserForm onClose={onClose} />}
    </Dialog>
  )
}
