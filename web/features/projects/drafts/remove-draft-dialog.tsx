import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import { clearCriteria, criteriaState } from '../../../platform/criteria/criteria-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/snackbar.ts'
import type { DraftRow } from './draft-list.tsx'
import styles from './draft-dialogs.module.css'
import { reloadDrafts } from './reload-drafts.ts'

function RemoveForm({ draft, onClose }: { draft: DraftRow; onClose: () => void }) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await call('projects.deleteProject', { params: { uuid: draft.uuid } })
      if (criteriaState.read().criteria.uuid === draft.uuid) clearCriteria()
      notify({ kind: 'success', message: 'The draft is removed.' })
      onClose()
      await reloadDrafts(client)
    } catch (error) {
      setProblem(failureMessage(error, 'The draft could not be removed. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.content}>
      <p className={styles.text}>
        <strong>{draft.project_name}</strong> with its roles, hours and talent pool goes for you and your company. This
        can’t be undone.
      </p>
      <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button variant="danger" onClick={() => void remove()} busy={busy}>
          Remove
        </Button>
      </div>
    </div>
  )
}

/** Asks before a draft goes. */
export function RemoveDraftDialog({ draft, onClose }: { draft: DraftRow | null; onClose: () => void }) {
  return (
    <Dialog opened={draft !== null} title="Are you sure you want to remove this draft?" onClose={onClose}>
      {draft && <RemoveForm draft={draft} onClose={onClose} />}
    </Dialog>
  )
}
