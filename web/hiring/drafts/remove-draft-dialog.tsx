import * as t from '@talentplace/contract/hiring/messages/drafts'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { Rich } from '../../ui/rich.tsx'
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
    errorMessage: t.notRemoved(),
    onSaved() {
      if (criteriaState.read().criteria.uuid === draft.uuid) clearCriteria()
      notify({ kind: 'success', message: t.removed() })
      onClose()
    },
  })

  return (
    <div className={styles.content}>
      <p className={styles.text}>
        <Rich of={t.whatGoes} values={{ name: draft.project_name }} strong={(text) => <strong>{text}</strong>} />
      </p>
      <FormFailure failure={remove.failure} />
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose} data-autofocus>
          {ui.cancel()}
        </Button>
        <Button
          variant="danger"
          onClick={() => remove.mutate({ params: { uuid: draft.uuid } })}
          busy={remove.isPending}
        >
          {t.remove()}
        </Button>
      </div>
    </div>
  )
}

/** Asks before a draft goes. */
export function RemoveDraftDialog({ draft, onClose }: { draft: DraftRow | null; onClose: () => void }) {
  return (
    <Dialog opened={draft !== null} title={t.removeQuestion()} onClose={onClose}>
      {draft && <RemoveForm draft={draft} onClose={onClose} />}
    </Dialog>
  )
}
