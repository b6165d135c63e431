import * as t from '@talentplace/contract/hiring/messages/drafts'
import { saveProject } from '@talentplace/contract/hiring/drafts/project.routes'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import type { DraftRow } from './draft-list.tsx'

const longestName = 200

function RenameForm({ draft, onClose }: { draft: DraftRow; onClose: () => void }) {
  const rename = useSave('projects.saveProject', {
    reloads: ['projects.listProjects', 'operations.getClientHome'],
    errorMessage: t.notRenamed(),
    onSaved() {
      notify({ kind: 'success', message: t.renamed() })
      onClose()
    },
  })
  return (
    <Form
      schema={saveProject.body}
      initialValues={{ project_name: draft.project_name }}
      save={rename}
      onSubmit={(body) => rename.mutateAsync({ params: { uuid: draft.uuid }, body })}
      submit={{ label: t.rename(), busy: t.renaming() }}
      onCancel={onClose}
    >
      {(form) => (
        <TextField
          data-autofocus
          label={t.draftName()}
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
    <Dialog opened={draft !== null} title={t.renameDraft()} onClose={onClose}>
      {draft && <RenameForm draft={draft} onClose={onClose} />}
    </Dialog>
  )
}
