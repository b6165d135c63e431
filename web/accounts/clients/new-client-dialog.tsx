import { createClient } from '@talentplace/contract/accounts/clients/client-changes.routes'
import { useNavigate } from 'react-router'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { Form } from '../../ui/form/form.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'

function NewClientForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const save = useSave('clients.createClient', {
    reloads: ['clients.searchClients'],
    errorMessage: 'The client could not be added. Please try again.',
    onSaved({ uuid, company }) {
      notify({ kind: 'success', message: `${company} is added. Invite their people next.` })
      onClose()
      void navigate(staffPaths.staffClient(uuid))
    },
  })
  return (
    <Form
      schema={createClient.body}
      initialValues={{ company: '', is_individual: false }}
      toRequest={(values) => ({ ...values, uuid: '-1' as const })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: 'Add client', busy: 'Adding …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <TextField data-autofocus label="Company or name" maxLength={200} {...form.getInputProps('company')} />
          <SwitchField
            size="sm"
            label="A person, not a company"
            {...form.getInputProps('is_individual', { type: 'checkbox' })}
          />
        </>
      )}
    </Form>
  )
}

/** Adds a client; then goes to their page, where their people are invited. */
export function NewClientDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} title="Add a client" onClose={onClose}>
      {opened && <NewClientForm onClose={onClose} />}
    </Dialog>
  )
}
