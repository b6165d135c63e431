import { Dialog } from '../../ui/overlay/dialog.tsx'
import AskQuestionForm from './ask-question-form.tsx'

interface AskQuestionDialogProps {
  readonly candidate: { readonly uuid: string; readonly display_name: string }
  readonly title: string
  readonly opened: boolean
  readonly onClose: () => void
}

/** Where a question to a candidate is written. */
export default function AskQuestionDialog({ candidate, title, opened, onClose }: AskQuestionDialogProps) {
  return (
    <Dialog wide opened={opened} title={title} onClose={onClose}>
      <AskQuestionForm candidate={candidate} onClose={onClose} />
    </Dialog>
  )
}
