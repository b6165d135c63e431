import { Dialog } from '../../ui/overlay/dialog.tsx'
import CandidateQuestionForm from './candidate-question-form.tsx'

interface QuestionDialogProps {
  readonly candidate: { readonly uuid: string; readonly display_name: string }
  readonly title: string
  readonly opened: boolean
  readonly onClose: () => void
}

/** Where a question to a candidate is written. */
export default function QuestionDialog({ candidate, title, opened, onClose }: QuestionDialogProps) {
  return (
    <Dialog wide opened={opened} title={title} onClose={onClose}>
      <CandidateQuestionForm candidate={candidate} onClose={onClose} />
    </Dialog>
  )
}
