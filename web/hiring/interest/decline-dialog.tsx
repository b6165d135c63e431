import { Radio } from '@mantine/core'
import { declineReasons, type DeclineReason } from '@talentplace/contract/subscriptions/interest/decline-reasons'
import { answerInvitation, type AssistantProject } from '@talentplace/contract/hiring/interest/interest.routes'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import styles from './invitations.module.css'
import { useAnswer } from './use-answer.ts'

interface Entered {
  readonly decline_reason: DeclineReason | null
  readonly decline_note: string
}

const empty: Entered = { decline_reason: null, decline_note: '' }

const toRequest = (entered: Entered) => ({ interest: 'declined', ...entered })

function DeclineForm({ project: { uuid }, project, onClose }: { project: AssistantProject; onClose: () => void }) {
  const save = useAnswer(project)
  async function decline({ decline_reason, decline_note }: Entered): Promise<void> {
    if (decline_reason === null) return
    await save.mutateAsync({ params: { uuid }, body: { interest: 'declined', decline_reason, decline_note } })
    onClose()
  }
  return (
    <Form
      className={styles.form}
      schema={answerInvitation.body}
      initialValues={empty}
      toRequest={toRequest}
      save={save}
      onSubmit={decline}
      submit={{ label: 'Decline', busy: 'Declining …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <Radio.Group label="Why doesn’t it fit?" {...form.getInputProps('decline_reason')}>
            <div className={styles.reasons}>
              {declineReasons.map(({ name, title }) => (
                <Radio key={name} size="md" value={name} label={title} />
              ))}
            </div>
          </Radio.Group>
          <TextAreaField
            label="Anything else? (optional)"
            description="Only our team reads this. The client is told the reason above."
            rows={3}
            maxLength={500}
            {...form.getInputProps('decline_note')}
          />
        </>
      )}
    </Form>
  )
}

interface DeclineDialogProps {
  readonly opened: boolean
  readonly project: AssistantProject
  readonly onClose: () => void
}

/** A no needs a reason; what was written stays when it can't be sent. */
export function DeclineDialog({ opened, project, onClose }: DeclineDialogProps) {
  return (
    <Dialog opened={opened} title={`Decline ${project.role} at ${project.company}?`} onClose={onClose}>
      {opened && <DeclineForm project={project} onClose={onClose} />}
    </Dialog>
  )
}
