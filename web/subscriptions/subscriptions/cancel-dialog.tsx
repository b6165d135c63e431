import * as t from '@talentplace/contract/subscriptions/messages/cancellation'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { CancelForm } from './cancel-form.tsx'

interface CancelDialogProps {
  readonly uuid: string
  readonly opened: boolean
  readonly onClose: () => void
}

/** What cancelling a subscription means, before it is. */
export function CancelDialog({ uuid, opened, onClose }: CancelDialogProps) {
  return (
    <Dialog opened={opened} title={t.cancelQuestion()} onClose={onClose}>
      {opened && <CancelForm uuid={uuid} onClose={onClose} />}
    </Dialog>
  )
}
