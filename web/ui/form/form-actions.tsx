import * as ui from '@talentplace/contract/shared/messages/ui'
import { Button } from '../button.tsx'
import { FormEnd } from './form-footer.tsx'

export interface FormActionWords {
  /** On the button, and on it while it works. */
  readonly submit?: { readonly label: string; readonly busy: string; readonly outline?: boolean }
  /** It edits what is stored: nothing is sent before something is changed, and that can be discarded. */
  readonly canEdit?: boolean
  /** Leaves without sending, what was entered discarded. */
  readonly onCancel?: (() => void) | undefined
}

interface FormActionsProps extends FormActionWords {
  readonly changed: boolean
  readonly busy: boolean
  readonly failure: string | null
  readonly discard: () => void
}

const save = { label: ui.save(), busy: ui.saving() }

/** How most forms end: what went wrong, the one button, and the way out. */
export function FormActions({ submit = save, canEdit = false, onCancel, ...status }: FormActionsProps) {
  const { changed, busy, failure, discard } = status
  return (
    <FormEnd failure={failure}>
      <Button
        type="submit"
        variant={'outline' in submit && submit.outline ? 'outline' : 'filled'}
        busy={busy}
        disabled={canEdit && !changed}
      >
        {busy ? submit.busy : submit.label}
      </Button>
      {canEdit && changed && !onCancel && (
        <Button variant="quiet" onClick={discard}>
          {ui.discard()}
        </Button>
      )}
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {ui.cancel()}
        </Button>
      )}
    </FormEnd>
  )
}
