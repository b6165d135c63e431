import { saveProject } from '@talentplace/contract/projects/drafts/project.routes'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/snackbar.ts'
import type { DraftRow } from './draft-list.tsx'
import styles from './draft-dialogs.module.css'

const longestName = 200

function RenameForm({ draft, onClose }: { draft: DraftRow; onClose: () => void }) {
  const rename = useSave('projects.saveProject', {
    reloads: ['projects.listProjects', 'operations.getClientHome'],
    otherwise: 'The draft could not be renamed. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: 'The draft has its new name.' })
      onClose()
    },
  })
  return (
    <Form
      className={styles.content}
      schema={saveProject.body}
      initialValues={{ project_name: draft.project_name }}
      save={rename}
      onSend={(body) => rename.mutateAsync({ params: { uuid: draft.uuid }, body })}
      renderEnd={({ failure, busy }) => (
        <>
          <div role="alert">{failure && <p className={styles.problem}>{failure}</p>}</div>
          <div className={styles.actions}>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Rename
            </Button>
          </div>
        </>
      )}
    >
      {(form) => (
        <TextField
          data-autofocus
          label="Name of the draft"
          maxLength={longestName}
          {...form.getInputProps('project_name')}
        />
      )}
    </Form>
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
