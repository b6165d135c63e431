import { archiveClient } from '@talentplace/contract/accounts/clients/client-changes.routes'
import type { ClientRecord } from '@talentplace/contract/accounts/clients/client-record.routes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { TypedConfirmation } from '../../ui/overlay/typed-confirmation.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './client-record.module.css'

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

function Removal({ client }: { client: ClientRecord }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const remove = useSave('clients.deleteClient', {
    reloads: ['clients.searchClients'],
    errorMessage: 'The client could not be removed. Please try again.',
  })
  async function confirm(): Promise<void> {
    await remove.mutateAsync({ params: { uuid: client.uuid } })
    setAsking(false)
    notify({ kind: 'success', message: `${client.company} is removed.` })
    void navigate(staffPaths.staffClients())
  }
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Remove client
      </Button>
      <TypedConfirmation
        opened={asking}
        title="Remove this client?"
        requiredText={client.company.slice(0, longestTyped)}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>
          For a client added by mistake. One with people, subscriptions, invoices or notes stays; archive it instead.
        </p>
      </TypedConfirmation>
    </>
  )
}

/** Puts a client aside whom nobody works with any more; removes one that was added by mistake. */
export function ArchivePanel({ client }: { client: ClientRecord }) {
  const [open, setOpen] = useState(false)
  const isArchived = client.standing === 'archived'
  const isEmpty = client.contacts.length === 0 && client.subscriptions.length === 0
  return (
    <Panel
      title={isArchived ? 'In the archive' : 'Archive'}
      lead={
        isArchived
          ? 'They stand in the archive alone. They can still sign in, and are active again once they buy.'
          : 'Archived clients leave the list. Their people can still sign in, and nothing is lost.'
      }
    >
      {open ? (
        <ArchiveForm client={client} onDone={() => setOpen(false)} />
      ) : (
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => setOpen(true)}>
            {isArchived ? 'Restore client' : 'Archive client'}
          </Button>
          {isEmpty && <Removal client={client} />}
        </div>
      )}
    </Panel>
  )
}
