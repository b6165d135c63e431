import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Radio, Textarea } from '@mantine/core'
import { declineReasons, type DeclineReason } from '@talentplace/contract/projects/interest/decline-reasons'
import type { AssistantProject } from '@talentplace/contract/projects/interest/interest.routes'
import { useState, type FormEvent } from 'react'
import { useUnsaved } from '../../../platform/unsaved/unsaved-forms.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormEnd } from '../../../ui/form-end.tsx'
import styles from './invitations.module.css'
import type { AnswerState } from './use-answer.ts'

const longest = 500

function DeclineForm({ answering, onClose }: { answering: AnswerState; onClose: () => void }) {
  const { answer, failure, busy } = answering
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  useUnsaved(note !== '')

  async function decline(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (reason === null) return setMissing(true)
    if (await answer({ interest: 'declined', decline_reason: reason, decline_note: note })) onClose()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void decline(event)} noValidate>
      <Radio.Group
        label="Why doesn’t it fit?"
        error={missing && 'Please choose a reason.'}
        value={reason}
        onChange={(value) => {
          setReason(declineReasons.find(({ name }) => name === value)?.name ?? null)
          setMissing(false)
        }}
      >
        <div className={styles.reasons}>
          {declineReasons.map(({ name, title }) => (
            <Radio key={name} size="md" value={name} label={title} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label="Anything else? (optional)"
        description="Only our team reads this. The client is told the reason above."
        size="md"
        rows={3}
        maxLength={longest}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FormEnd failure={failure}>
        <Button type="submit" busy={busy}>
          {busy ? 'Declining …' : 'Decline'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormEnd>
    </form>
  )
}

interface DeclineDialogProps {
  readonly opened: boolean
  readonly project: AssistantProject
  readonly answering: AnswerState
  readonly onClose: () => void
}

/** A no needs a reason; what was written stays when it can't be sent. */
export function DeclineDialog({ opened, project, answering, onClose }: DeclineDialogProps) {
  return (
    <Dialog opened={opened} title={`Decline ${project.role} at ${project.company}?`} onClose={onClose}>
      {opened && <DeclineForm answering={answering} onClose={onClose} />}
    </Dialog>
  )
}
