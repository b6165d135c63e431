import {
  acceptCandidate,
  type BoardRole,
  type MatchCandidate,
} from '@talentplace/contract/hiring/match-board/match-board.routes'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface AcceptCandidateProps {
  readonly role: BoardRole
  readonly candidate: MatchCandidate
  readonly onClose: () => void
}

/** Gives a candidate the place; everyone else on the board is told no. */
export function AcceptCandidate({ role, candidate, onClose }: AcceptCandidateProps) {
  const { display_name, uuid: candidate_uuid, version } = candidate
  const save = useSave('projects.acceptCandidate', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'The place could not be given. Please try again.',
    onSaved() {
      onClose()
      notify({ kind: 'success', message: `${display_name} has the role, and everyone concerned is told.` })
    },
  })
  const isOpen = role.present === null
  return (
    <Dialog opened title={`Give ${display_name} the role?`} onClose={onClose}>
      <Form
        schema={acceptCandidate.body}
        initialValues={{ from: isOpen ? role.rate_start_date : '', reason: '' }}
        toRequest={(values) => ({ ...values, version, rate_plan_version: role.rate_plan_version })}
        save={save}
        onSubmit={(body) => save.mutateAsync({ params: { uuid: role.project_uuid, candidate_uuid }, body })}
        submit={{ label: 'Give them the role', busy: 'Saving …' }}
        onCancel={onClose}
      >
        {(form) => (
          <>
            <p>
              {role.role}, {role.hours_per_month} h a month. The other candidates are turned down, and their hours are
              free.
            </p>
            <TextField
              data-autofocus
              type="date"
              label="From"
              description={`${calendarDay(role.rate_start_date)} at the earliest`}
              {...form.getInputProps('from')}
            />
            <TextField label="Why (kept in the history)" maxLength={500} {...form.getInputProps('reason')} />
          </>
        )}
      </Form>
    </Dialog>
  )
}
