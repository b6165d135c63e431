import { createPeopleNote, savePeopleNote, type PersonNote } from '@talentplace/contract/talent/people/note.routes'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { useSession } from '../../platform/session/session.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { PageLinks } from '../../ui/page-links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { HistorySkeleton } from '../../ui/record/history.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './people.module.css'
import { useMayEdit, type OfPerson } from './person.ts'

const pageSize = 10
const reloads = ['people.*'] as const

function NewNote({ person }: OfPerson) {
  const save = useSave('people.createPeopleNote', {
    reloads,
    errorMessage: 'The note could not be saved. What you wrote is still here; please try again.',
  })
  return (
    <Form
      schema={createPeopleNote.body}
      initialValues={{ body: '' }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: person, body })}
      keep={`note ${person.uuid}`}
      label="Add a note"
      clears
      submit={{ label: 'Add note', busy: 'Adding …', outline: true }}
    >
      {(form) => (
        <TextAreaField label="New note" autosize minRows={2} maxLength={5000} {...form.getInputProps('body')} />
      )}
    </Form>
  )
}

function NoteForm({ person, note, onDone }: OfPerson & { note: PersonNote; onDone: () => void }) {
  const save = useSave('people.savePeopleNote', {
    reloads,
    errorMessage: 'The note could not be saved. Please try again.',
    onSaved: onDone,
  })
  return (
    <Form
      schema={savePeopleNote.body}
      initialValues={{ body: note.body }}
      toRequest={(values) => ({ ...values, version: note.version })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { ...person, note_uuid: note.uuid }, body })}
      label="Change the note"
      onCancel={onDone}
    >
      {(form) => <TextAreaField label="Note" autosize minRows={2} maxLength={5000} {...form.getInputProps('body')} />}
    </Form>
  )
}

function Note({ person, note, mayEdit }: OfPerson & { note: PersonNote; mayEdit: boolean }) {
  const { user } = useSession()
  const [editing, setEditing] = useState(false)
  const remove = useSave('people.deletePeopleNote', {
    reloads,
    errorMessage: 'The note could not be removed. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Note removed. Its text is in the history.' }),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  const isOwn = mayEdit && user?.uuid === note.written_by
  if (editing) {
    return (
      <li>
        <NoteForm person={person} note={note} onDone={() => setEditing(false)} />
      </li>
    )
  }
  return (
    <li className={styles.note}>
      <p className={styles.by}>
        <strong>{note.author_name}</strong> · <InstantTime instant={note.created_date} />
        {note.changed_date !== null && ' · changed'}
      </p>
      <p className={styles.body}>{note.body}</p>
      {isOwn && (
        <p className={styles.actions}>
          <TextButton size="small" onClick={() => setEditing(true)}>
            Change note
          </TextButton>
          <TextButton
            size="small"
            tone="muted"
            disabled={remove.isPending}
            onClick={() => remove.mutate({ params: { ...person, note_uuid: note.uuid } })}
          >
            Remove note
          </TextButton>
        </p>
      )}
    </li>
  )
}

/** What staff noted about someone, newest first; only staff read it. */
export function NotesPanel({ person }: OfPerson) {
  const mayEdit = useMayEdit(person)
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useApi('people.listPeopleNotes', {
    params: person,
    query: { pagination: { limit: pageSize, offset: (page - 1) * pageSize } },
  })
  return (
    <Panel title="Notes" lead="Only our staff read these.">
      <div className={styles.stack}>
        {mayEdit && <NewNote person={person} />}
        {error && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <HistorySkeleton />}
        {data?.count === 0 && <p className={styles.none}>No notes yet.</p>}
        {data && data.count > 0 && (
          <ol className={styles.notes}>
            {data.notes.map((note) => (
              <Note key={note.uuid} person={person} note={note} mayEdit={mayEdit} />
            ))}
          </ol>
        )}
        {data && (
          <PageLinks label="Pages of notes" page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage} />
        )}
      </div>
    </Panel>
  )
}
