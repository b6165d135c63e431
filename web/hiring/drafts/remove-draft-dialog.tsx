import { clearCriteria, criteriaState } from '../../platform/criteria/criteria-store.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import type { DraftRow } from './draft-list.tsx'
import styles from './draft-dialogs.module.css'

function RemoveForm({ draft, onClose }: { draft: DraftRow; onClose: () => void }) {
  const remove = useSave('projects.deleteProject', {
    reloads: ['projects.listProjects', 'operations.getClientHome'],
    errorMessage: 'The draft could not be removed. Please try again.',
    onSaved() {
      if (criteriaState.read().criteria.uuid === draft.uuid) clearCriteria()
      notify({ kind: 'success', message: 'The draft is removed.' })
      onClose()
    },
  })

  return (
    <div className={styles.content}>
      <p className={styles.text}>
        <strong>{draft.project_name}</strong> with its roles, hours and talent pool goes for you and your company. This
        can’t be undone.
      </p>
      <FormFailure failure={remove.failure} />
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          variant="danger"
          onClick={() => remove.mutate({ params: { uuid: draft.uuid } })}
          busy={remove.isPending}
        >
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
