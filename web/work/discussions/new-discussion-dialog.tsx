import * as t from '@talentplace/contract/work/messages/discussions'
import { createDiscussion } from '@talentplace/contract/work/discussions/discussion.routes'
import { longestMessage, longestSubject } from '@talentplace/contract/work/discussions/discussion-limits'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newUuid } from '../../platform/browser/new-uuid.ts'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { Issues } from '../../ui/form/issues.ts'
import { Form } from '../../ui/form/form.tsx'
import type { SearchOption } from '../../ui/form/search-select.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { PeopleField } from './people-field.tsx'
import styles from './message.module.css'

interface DialogProps {
  readonly area: RoleArea
  readonly opened: boolean
  readonly onClose: () => void
}

interface Started {
  readonly uuid: string
  readonly subject: string
  /** Whom staff write to; others write to our team. */
  readonly people: readonly SearchOption[]
  readonly message: { readonly uuid: string; readonly body: string; readonly files: readonly string[] }
}

/** The same uuids as long as the form stands: sent twice, it is one thread with one message. */
function started(): Started {
  return { uuid: newUuid(), subject: '', people: [], message: { uuid: newUuid(), body: '', files: [] } }
}

function sentOf({ people, ...begins }: Started) {
  return { ...begins, message: { ...begins.message, files: [] }, participants: people.map(({ value }) => value) }
}

function NewDiscussionForm({ area, onClose }: Omit<DialogProps, 'opened'>) {
  const navigate = useNavigate()
  const [initialValues] = useState(started)
  const save = useSave('discussions.createDiscussion', {
    reloads: ['discussions.*'],
    errorMessage: t.messageNotSent(),
    onSaved({ uuid }) {
      onClose()
      void navigate(paths.discussion(area, uuid))
    },
  })
  return (
    <Form
      className={styles.edit}
      schema={createDiscussion.body}
      initialValues={initialValues}
      toRequest={sentOf}
      extraIssues={({ people }): Issues =>
        area === 'admin' && people.length === 0 ? { people: t.choosePeople() } : {}
      }
      fieldOf={(path) => (path.startsWith('participants') ? 'people' : path)}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: t.send(), busy: t.sending() }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          {area === 'admin' && <PeopleField {...form.getInputProps('people')} value={form.values.people} />}
          <TextField
            data-autofocus={area !== 'admin' || undefined}
            label={t.about()}
            maxLength={longestSubject}
            {...form.getInputProps('subject')}
          />
          <TextAreaField
            label={t.yourMessage()}
            autosize
            minRows={4}
            maxRows={12}
            maxLength={longestMessage}
            {...form.getInputProps('message.body')}
          />
        </>
      )}
    </Form>
  )
}

/** Begins a thread with our team, or for staff with people, then goes to it. */
export function NewDiscussionDialog({ area, opened, onClose }: DialogProps) {
  return (
    <Dialog wide opened={opened} title={area === 'admin' ? t.writeToSomeone() : t.writeToTeam()} onClose={onClose}>
      {opened && <NewDiscussionForm area={area} onClose={onClose} />}
    </Dialog>
  )
}
