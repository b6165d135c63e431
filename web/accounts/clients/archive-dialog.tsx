import { archiveClient } from '@talentplace/contract/accounts/clients/client-changes.routes'
import type { ClientRecord } from '@talentplace/contract/accounts/clients/client-record.routes'
import { useNavigate } from 'react-router'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { TypedConfirmation } from '../../ui/overlay/typed-confirmation.tsx'

const longestTyped = 50

function ArchiveForm({ client, onDone }: { client: ClientRecord; onDone: () => void }) {
  const archived = client.standing !== 'archived'
  const save = useSave('clients.archiveClient', {
    reloads: ['clients.*', 'people.*'],
    errorMessage: 'The client could not be saved. Please try again.',
    onSaved() {
      const done = archived ? 'is archived' : 'is out of the archive'
      notify({ kind: 'success', message: `${client.company} ${done}.` })
      onDone()
    },
  })
  return (
    <Form
      label={archived ? 'Archive the client' : 'Take the client out of the archive'}
      schema={archiveClient.body}
      initialValues={{ reason: '' }}
      toRequest={({ reason }) => ({ reason, archived })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: client.uuid }, body })}
      submit={
        archived ? { label: 'Archive client', busy: 'Archiving …' } : { label: 'Restore client', busy: 'Restoring …' }
      }
      onCancel={onDone}
    >
      {(form) => (
        <TextAreaField label="Reason" autosize minRows={2} maxLength={500} {...form.getInputProps('reason')} />
      )}
    </Form>
  )
}

interface ClientDialogProps {
  readonly client: ClientRecord
  readonly opened: boolean
  readonly onClose: () => void
}

/** Removes a client that was added by mistake. */
export function RemoveClientDialog({ client, opened, onClose }: ClientDialogProps) {
  const navigate = useNavigate()
  const remove = useSave('clients.deleteClient', {
    reloads: ['clients.searchClients'],
    errorMessage: 'The client could not be removed. Please try again.',
  })
  async function confirm(): Promise<void> {
    await remove.mutateAsync({ params: { uuid: client.uuid } })
    onClose()
    notify({ kind: 'success', message: `${client.company} is removed.` })
    void navigate(staffPaths.staffClients())
  }
  return (
    <TypedConfirmation
      opened={opened}
      title="Remove this client?"
      requiredText={client.company.slice(0, longestTyped)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>For a client added by mistake. One with people, subscriptions, invoices or notes stays; archive it instead.</p>
    </TypedConfirmation>
  )
}

/** True of a client that nobody belongs to and that has bought nothing. */
export const isEmptyClient = ({ contacts, subscriptions }: ClientRecord): boolean =>
  contacts.length === 0 && subscriptions.length === 0

/** Archives a client whom nobody works with any more, or restores one. */
export function ArchiveDialog({ client, opened, onClose }: ClientDialogProps) {
  const isArchived = client.standing === 'archived'
  return (
    <Dialog opened={opened} title={isArchived ? 'Restore client' : 'Archive client'} onClose={onClose}>
      {opened && (
        <>
          <p>
            {isArchived
              ? 'Archived clients aren’t in the list of clients. They can still sign in, and are active again once they buy.'
              : 'Archived clients leave the list. Their people can still sign in, and nothing is lost.'}
          </p>
          <ArchiveForm client={client} onDone={onClose} />
        </>
      )}
    </Dialog>
  )
}
