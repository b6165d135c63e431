import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-footer.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { EditEntryForm } from '../entries/edit-entry-form.tsx'
import styles from './staff-time.module.css'

function Removal({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const remove = useSave('time.removeTime', {
    errorMessage: 'This time could not be removed. Please try again.',
    onSaved: () => void navigate(staffPaths.staffTime()),
  })
  const why = reason.trim()
  return (
    <div className={styles.form}>
      <TextField
        data-autofocus
        label="Why"
        description="The client and the assistant both read this."
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <FormFailure failure={remove.failure} />
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onClose}>
          Keep it
        </Button>
        <Button
          variant="danger"
          busy={remove.isPending}
          disabled={why === ''}
          onClick={() => remove.mutate({ params: { uuid }, query: { reason: why } })}
        >
          Remove the time
        </Button>
      </div>
    </div>
  )
}

/** Changes or removes someone’s time, with a reason that both sides read. */
export function StaffEntryEditor({ entry }: { entry: TimeEntry }) {
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpen(null)
  return (
    <Panel title="Change" lead="Both sides see what was changed, and why.">
      {open === 'edit' ? (
        <EditEntryForm entry={entry} places={[]} byStaff onClose={close} />
      ) : (
        <div className={styles.buttons}>
          <Button variant="outline" onClick={() => setOpen('edit')}>
            Edit this time
          </Button>
          <Button variant="quiet" onClick={() => setOpen('remove')}>
            Remove it
          </Button>
        </div>
      )}
      <Dialog opened={open === 'remove'} title="Remove this time?" onClose={close}>
        {open === 'remove' && <Removal uuid={entry.uuid} onClose={close} />}
      </Dialog>
    </Panel>
  )
}
