import { isInvisible } from '@talentplace/contract/shared/invisible'
import { moveCandidate, type MatchCandidate } from '@talentplace/contract/hiring/match-board/match-board.routes'
import type { ReasonedStage } from '@talentplace/contract/subscriptions/match-candidate.states'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface ReasonedMoveProps {
  readonly project: string
  readonly candidate: MatchCandidate
  readonly stage: ReasonedStage
  readonly onClose: () => void
}

/** A no, of either side, with its reason. */
export function ReasonedMove({ project, candidate, stage, onClose }: ReasonedMoveProps) {
  const { uuid: candidate_uuid, version, display_name } = candidate
  const save = useSave('projects.moveCandidate', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'The candidate could not be moved. Please try again.',
    onSaved: onClose,
  })
  const declined = stage === 'declined'
  return (
    <Dialog opened title={declined ? `${display_name} declined` : `Reject ${display_name}?`} onClose={onClose}>
      <Form
        schema={moveCandidate.body}
        initialValues={{ reason: '' }}
        toRequest={({ reason }) => ({ stage, reason, version })}
        extraIssues={({ reason }): Readonly<Record<string, string>> =>
          isInvisible(reason) ? { reason: 'Required' } : {}
        }
        save={save}
        onSubmit={(body) => save.mutateAsync({ params: { uuid: project, candidate_uuid }, body })}
        submit={{ label: declined ? 'Note that they declined' : 'Reject the candidate', busy: 'Saving …' }}
        onCancel={onClose}
      >
        {(form) => (
          <TextField
            data-autofocus
            label="Why (kept in the history)"
            description={
              declined ? undefined : 'If we asked them, we tell them that the client chose someone else, and not why.'
            }
            maxLength={500}
            {...form.getInputProps('reason')}
          />
        )}
      </Form>
    </Dialog>
  )
}
