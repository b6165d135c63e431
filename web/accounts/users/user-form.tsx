import { saveUser, type User } from '@talentplace/contract/accounts/users/user.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { Form, type FormStatus, type FormState } from '../../ui/form/form.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Panel } from '../../ui/panel.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { PermissionFields } from './permission-fields.tsx'
import type { PersonKind } from './permission-names.ts'
import { showsUsers } from './shows-users.ts'
import { changesOf, valuesOf, type UserValues } from './user-changes.ts'
import styles from './user-form.module.css'

/** Who belongs to a company is a client; an assistant stays one; anybody else may become staff or an assistant. */
function kindsOf({ client_uuid, permissions }: User): readonly PersonKind[] {
  if (client_uuid !== null) return ['client']
  if (permissions.includes('virtualassistant')) return ['virtualassistant']
  return permissions.includes('admin') ? ['staff'] : ['staff', 'virtualassistant']
}

function Account({ form, user }: { form: FormState<UserValues>; user: User }) {
  return (
    <Panel title="Account">
      <div className={styles.fields}>
        <TextField label="Full name" maxLength={200} {...form.getInputProps('full_name')} />
        <TextField label="Email" type="email" maxLength={254} {...form.getInputProps('email')} />
        {user.client_uuid && (
          <SwitchField
            size="sm"
            label="Primary contact"
            description={`Sees the billing of ${user.company ?? 'the company'}`}
            {...form.getInputProps('is_primary_contact', { type: 'checkbox' })}
          />
        )}
      </div>
    </Panel>
  )
}

/** In sight once something is changed. */
function End({ status, form }: { status: FormStatus; form: FormState<UserValues> }) {
  const { changed, busy, failure, discard } = status
  if (!changed && failure === null) return null
  return (
    <div className={styles.bar}>
      <TextField
        aria-label="Why (kept in the audit trail)"
        placeholder="Why (kept in the audit trail)"
        className={styles.reason}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      <Button type="submit" busy={busy} disabled={!changed}>
        {busy ? 'Saving …' : 'Save'}
      </Button>
      <Button variant="quiet" onClick={discard}>
        Discard
      </Button>
      <div className={styles.alert}>
        <FormFailure failure={failure} />
      </div>
    </div>
  )
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
  const save = useSave('accounts.saveUser', {
    reloads: showsUsers,
    errorMessage: 'The user could not be saved. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Saved.' }),
  })
  return (
    <Form
      schema={saveUser.body}
      initialValues={valuesOf(user)}
      toRequest={changesOf}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: user.uuid }, body })}
      renderEnd={() => null}
    >
      {(form, status) => (
        <fieldset className={styles.form} disabled={readOnly}>
          <Account form={form} user={user} />
          <Panel title="Permissions" lead="A change takes effect at once, in every open browser of the person.">
            <PermissionFields
              kinds={kindsOf(user)}
              granted={form.values.permissions}
              own={own}
              onChange={(permissions) => form.setFieldValue('permissions', permissions.toSorted())}
            />
          </Panel>
          <End status={status} form={form} />
        </fieldset>
      )}
    </Form>
  )
}
