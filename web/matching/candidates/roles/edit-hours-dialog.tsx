import * as t from '@talentplace/contract/matching/messages/candidates'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { HoursEditor } from '../../hours/hours-editor.tsx'
import type { ChosenRole } from '../../chosen-roles/chosen-roles.ts'

type HourChoices = Pick<MatchingCriteria, 'rids' | 'hours' | 'more_hours_rids'>

interface EditHoursDialogProps {
  readonly opened: boolean
  readonly roles: readonly ChosenRole[]
  readonly criteria: HourChoices
  readonly isFreeText: boolean
  readonly onSave: (change: Omit<HourChoices, 'rids'>) => void
  readonly onClose: () => void
}

/** B4.2: all roles' hours, changed without leaving the candidates. */
export function EditHoursDialog({ opened, roles, criteria, isFreeText, onSave, onClose }: EditHoursDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={t.editHours()} wide>
      <HoursEditor
        roles={roles.map(({ id, name }) => ({ id, value: name ?? '' }))}
        criteria={criteria}
        isFreeText={isFreeText}
        onSave={onSave}
        onCancel={onClose}
      />
    </Dialog>
  )
}
