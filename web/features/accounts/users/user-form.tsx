import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { User } from '@talentplace/contract/accounts/users/user.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { ApiFailure, failureMessage } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import type { Input } from '../../../platform/api/operation-types.ts'
import { useUnsaved } from '../../../platform/unsaved/unsaved-forms.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form-end.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notify } from '../../../ui/snackbar.ts'
import { samePermissions } from './granting.ts'
import { PermissionFields } from './permission-fields.tsx'
import type { PersonKind } from './permission-names.ts'
import { reload } from '../../../ui/form/reloads.ts'
import { showsUsers } from './shows-users.ts'
import styles from './user-form.module.css'

interface Draft {
  readonly full_name: string
  readonly email: string
  readonly is_primary_contact: boolean
  readonly permissions: readonly Permission[]
}

function draftOf({ full_name, email, is_primary_contact, permissions }: User): Draft {
  return { full_name, email, is_primary_contact, permissions }
}

/** Who belongs to a company is a client; an assistant stays one; anybody else may become staff or an assistant. */
function kindsOf({ client_uuid, permissions }: User): readonly PersonKind[] {
  if (client_uuid !== null) return ['client']
  if (permissions.includes('virtualassistant')) return ['virtualassistant']
  return permissions.includes('admin') ? ['staff'] : ['staff', 'virtualassistant']
}

/** What of the draft differs, as the call takes it. */
function changesOf(user: User, draft: Draft): Input<'accounts.saveUser'>['body'] {
  return {
    ...(draft.full_name.trim() !== user.full_name && { full_name: draft.full_name }),
    ...(draft.email.trim() !== user.email && { email: draft.email }),
    ...(draft.is_primary_contact !== user.is_primary_contact && { is_primary_contact: draft.is_primary_contact }),
    ...(!samePermissions(draft.permissions, user.permissions) && { permissions: [...draft.permissions] }),
  }
}

interface UserFormProps {
  readonly user: User
  /** The permissions of the person who edits. */
  readonly own: readonly Permission[]
  /** The editor may look only. */
  readonly readOnly: boolean
}

/** A person's account and permissions, saved together; a refusal keeps what was entered. */
export function UserForm({ user, own, readOnly }: UserFormProps) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(user))
  const [reason, setReason] = useState('')
  const [fields, setFields] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const changes = changesOf(user, draft)
  const changed = Object.keys(changes).length > 0
  useUnsaved(changed)

  function edit(change: Partial<Draft>): void {
    setDraft({ ...draft, ...change })
    setFields({})
    setFailure(null)
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    try {
      const body = { ...changes, reason: reason.trim() || undefined }
      const saved = await call('accounts.saveUser', { params: { uuid: user.uuid }, body })
      setDraft(draftOf(saved))
      setReason('')
      notify({ kind: 'success', message: 'Saved.' })
      await reload(client, showsUsers)
    } catch (error) {
      if (error instanceof ApiFailure && error.fields) setFields(error.fields)
      setFailure(failureMessage(error, 'The user could not be saved. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <fieldset className={styles.form} disabled={readOnly}>
        <Panel title="Account">
          <div className={styles.fields}>
            <TextInput
              label="Full name"
              size="md"
              value={draft.full_name}
              error={fields['full_name']}
              maxLength={200}
              onChange={(event) => edit({ full_name: event.currentTarget.value })}
            />
            <TextInput
              label="Email"
              size="md"
              type="email"
              value={draft.email}
              error={fields['email']}
              maxLength={254}
              onChange={(event) => edit({ email: event.currentTarget.value })}
            />
            {user.client_uuid && (
              <Switch
                label="Primary contact"
                description={`Sees the billing of ${user.company ?? 'the company'}`}
                checked={draft.is_primary_contact}
                onChange={(event) => edit({ is_primary_contact: event.currentTarget.checked })}
              />
            )}
          </div>
        </Panel>
        <Panel title="Permissions" lead="A change takes effect at once, in every open browser of the person.">
          <PermissionFields
            kinds={kindsOf(user)}
            held={draft.permissions}
            own={own}
            onChange={(permissions) => edit({ permissions })}
          />
        </Panel>
        {(changed || failure) && (
          <div className={styles.bar}>
            <TextInput
              aria-label="Why (kept in the audit trail)"
              placeholder="Why (kept in the audit trail)"
              className={styles.reason}
              size="md"
              value={reason}
              maxLength={500}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Button type="submit" busy={busy} disabled={!changed}>
              {busy ? 'Saving …' : 'Save'}
            </Button>
            <Button variant="quiet" onClick={() => edit(draftOf(user))}>
              Discard
            </Button>
            <div className={styles.alert}>
              <FormFailure failure={failure} />
            </div>
          </div>
        )}
      </fieldset>
    </form>
  )
}
