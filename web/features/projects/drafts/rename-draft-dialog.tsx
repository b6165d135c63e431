import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { formProblems, type FormProblems } from '../../../platform/api/form-problems.ts'
import { call } from '../../../platform/api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/snackbar.ts'
import type { DraftRow } from './draft-list.tsx'
import styles from './draft-dialogs.module.css'
import { reloadDrafts } from './reload-drafts.ts'

const longestName = 200

function RenameForm({ draft, onClose }: { draft: DraftRow; onClose: () => void }) {
  const client = useQueryClient()
  const [name, setName] = useState(draft.project_name)
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [busy, setBusy] = useState(false)

  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      await call('projects.saveProject', { params: { uuid: draft.uuid }, body: { project_name: name } })
      notify({ kind: 'success', message: 'The draft has its new name.' })
      onClose()
      await reloadDrafts(client)
    } catch (error) {
      setProblems(formProblems(error, 'The draft could not be renamed. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.content} onSubmit={(event) => void rename(event)} noValidate>
      <TextInput
        data-autofocus
        label="Name of the draft"
        size="md"
        value={name}
        maxLength={longestName}
        error={problems?.fields['project_name']}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div role="alert">{problems && <p className={styles.problem}>{problems.whole}</p>}</div>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Rename
        </Button>
      </div>
    </form>
  )
}

/** Gives a draft another name. */
export function RenameDraftDialog({ draft, onClose }: { draft: DraftRow | null; onClose: () => void }) {
  return (
    <Dialog opened={draft !== null} title="Rename this draft" onClose={onClose}>
      {draft && <RenameForm draft={draft} onClose={onClose} />}
    </Dialog>
  )
}
