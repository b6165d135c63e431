import { createUser } from '@talentplace/contract/accounts/users/user.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { useNavigate } from 'react-router'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Form, type Entry, type FormState } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { BundleFields } from './bundle-fields.tsx'
import { CompanyField, type Company } from './company-field.tsx'
import { showsUsers } from './shows-users.ts'
import styles from './user-form.module.css'

const kinds = [
  { value: 'staff', label: 'Staff' },
  { value: 'client', label: 'Contact of a client' },
]

interface NewUserValues {
  readonly full_name: string
  readonly email: string
  readonly kind: 'staff' | 'client'
  /** Of staff. */
  readonly granted: readonly Permission[]
  /** Of a client's contact. */
  readonly company: Company | null
  readonly is_primary_contact: boolean
}

const empty: NewUserValues = {
  full_name: '',
  email: '',
  kind: 'staff',
  granted: ['admin'],
  company: null,
  is_primary_contact: false,
}

function bodyOf({ full_name, email, kind, granted, is_primary_contact }: NewUserValues) {
  return kind === 'staff'
    ? { full_name, email, permissions: [...granted], is_primary_contact: false }
    : { full_name, email, permissions: ['client' as const], is_primary_contact }
}

function missingCompany({ kind, company }: NewUserValues): Record<string, string> {
  return kind === 'client' && company === null ? { company: 'Required' } : {}
}

function NewUserFields({ form }: { form: FormState<NewUserValues> }) {
  const own = useSession().user?.permissions ?? []
  const { kind, granted, company } = form.values
  return (
    <>
      <div className={styles.fields}>
        <TextField data-autofocus label="Full name" maxLength={200} {...form.getInputProps('full_name')} />
        <TextField label="Email" type="email" maxLength={254} {...form.getInputProps('email')} />
        <SelectField label="Role" data={kinds} {...form.getInputProps('kind')} />
        {kind === 'client' && <CompanyField {...form.getInputProps('company')} value={company} />}
      </div>
      {kind === 'client' && (
        <SwitchField
          size="sm"
          label="Primary contact"
          description="Sees the company’s billing"
          {...form.getInputProps('is_primary_contact', { type: 'checkbox' })}
        />
      )}
      {kind === 'staff' && (
        <BundleFields granted={granted} own={own} onChange={(granted) => form.setFieldValue('granted', granted)} />
      )}
    </>
  )
}

interface NewUserDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  /** Whose contact it is, where that is known. */
  readonly company?: Company
}

function NewUserForm({ onClose, company }: Omit<NewUserDialogProps, 'opened'>) {
  const navigate = useNavigate()
  const save = useSave('accounts.createUser', {
    reloads: showsUsers,
    errorMessage: 'The user could not be added. Please try again.',
    onSaved(user) {
      notify({ kind: 'success', message: `${user.full_name} is invited by email to choose a password.` })
      onClose()
      void navigate(staffPaths.user(user.uuid))
    },
  })
  function send(body: ReturnType<typeof bodyOf>, { entered: { kind, company } }: Entry<NewUserValues>) {
    const query = kind === 'client' && company !== null ? { client_uuid: company.client_uuid } : {}
    return save.mutateAsync({ query, body })
  }
  return (
    <Form
      className={styles.form}
      schema={createUser.body}
      initialValues={company ? { ...empty, kind: 'client', company } : empty}
      toRequest={bodyOf}
      extraIssues={missingCompany}
      save={save}
      onSubmit={send}
      submit={{ label: 'Invite', busy: 'Inviting …' }}
      onCancel={onClose}
    >
      {(form) => <NewUserFields form={form} />}
    </Form>
  )
}

/** Adds a person, who is mailed a way to choose a password; then goes to their page. */
export function NewUserDialog({ opened, onClose, company }: NewUserDialogProps) {
  return (
    <Dialog opened={opened} wide title={company ? 'Add a contact' : 'Add a user'} onClose={onClose}>
      {opened && <NewUserForm onClose={onClose} {...(company && { company })} />}
    </Dialog>
  )
}
