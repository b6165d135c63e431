import { Modal } from '@mantine/core'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import type { MatchingCriteria } from '@talentplace/contract/matching/criteria'
import { HoursEditor } from '../hours/hours-editor.tsx'
import type { ChosenRole } from './chosen-roles.ts'

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
    <Modal opened={opened} onClose={onClose} title="Edit hours" size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
      <HoursEditor
        roles={roles.map(({ id, name }) => ({ id, value: name ?? '' }))}
        criteria={criteria}
        isFreeText={isFreeText}
        onSave={onSave}
        onCancel={onClose}
      />
    </Modal>
  )
}
