import type { ViewQuery } from '@talentplace/contract/shared/saved-view'
import { Button } from '../../button.tsx'
import { FormEnd } from '../../form/form-footer.tsx'
import { useSave } from '../../form/use-save.ts'
import { notify } from '../../notice/toast.ts'
import { Dialog } from '../../overlay/dialog.tsx'
import { ViewForm, type SavedView } from './view-form.tsx'
import { viewShows } from './view-saves.ts'

/** What is asked about views: a name for a new one, another name for one, or whether one is to go. */
export type Asking =
  | { readonly what: 'new'; readonly list: string; readonly query: ViewQuery }
  | { readonly what: 'rename' | 'delete'; readonly view: SavedView }

interface ViewDialogProps {
  readonly asking: Asking
  readonly onClose: () => void
  readonly onSaved: (view: SavedView) => void
  readonly onDeleted: () => void
}

type PartProps<What> = Omit<ViewDialogProps, 'asking'> & { readonly asking: Extract<Asking, { what: What }> }

function NewView({ asking: { list, query }, onClose, onSaved }: PartProps<'new'>) {
  const save = useSave('views.createView', {
    ...viewShows,
    errorMessage: 'The view could not be saved. Please try again.',
    onSaved(view) {
      notify({ kind: 'success', message: `“${view.name}” is saved.` })
      onSaved(view)
      onClose()
    },
  })
  return (
    <ViewForm
      initialValues={{ name: '', shared: false }}
      save={save}
      onSubmit={(words) => save.mutateAsync({ body: { list, query, ...words } })}
      onCancel={onClose}
    />
  )
}

function RenameView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { uuid, name, shared, query, version } = view
  const save = useSave('views.saveView', {
    ...viewShows,
    errorMessage: 'The view could not be saved. Please try again.',
    onSaved: onClose,
  })
  return (
    <ViewForm
      initialValues={{ name, shared }}
      save={save}
      onSubmit={(words) => save.mutateAsync({ params: { uuid }, body: { version, query, ...words } })}
      onCancel={onClose}
    />
  )
}

function DeleteView({ view, onClose, onDeleted }: { view: SavedView; onClose: () => void; onDeleted: () => void }) {
  const save = useSave('views.deleteView', {
    ...viewShows,
    errorMessage: 'The view could not be deleted. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: `“${view.name}” is deleted.` })
      onDeleted()
      onClose()
    },
  })
  return (
    <>
      <p>
        {view.shared ? 'Everyone who uses it loses it. ' : ''}What it shows isn’t touched, and this can’t be undone.
      </p>
      <FormEnd failure={save.failure}>
        <Button variant="outline" onClick={onClose}>
          Keep the view
        </Button>
        <Button variant="danger" busy={save.isPending} onClick={() => save.mutate({ params: { uuid: view.uuid } })}>
          Delete the view
        </Button>
      </FormEnd>
    </>
  )
}

/** Saves, renames or deletes a view of a list. */
export default function ViewDialog(props: ViewDialogProps) {
  const { asking, onClose, onDeleted } = props
  if (asking.what === 'new') {
    return (
      <Dialog opened title="Save as a view" onClose={onClose}>
        <NewView {...props} asking={asking} />
      </Dialog>
    )
  }
  const { view } = asking
  const isRename = asking.what === 'rename'
  return (
    <Dialog opened title={isRename ? 'Rename the view' : `Delete “${view.name}”?`} onClose={onClose}>
      {isRename ? (
        <RenameView view={view} onClose={onClose} />
      ) : (
        <DeleteView view={view} onClose={onClose} onDeleted={onDeleted} />
      )}
    </Dialog>
  )
}
