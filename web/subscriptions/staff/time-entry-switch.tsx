import { switchTimeEntry } from '@talentplace/contract/work/time/time-entry.routes'
import type { ProjectRecord } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { useState } from 'react'
import { useMay } from '../../platform/session/use-may.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'

interface SwitchProps {
  readonly project: string
  /** What it is to be. */
  readonly isOn: boolean
  readonly onClose: () => void
}

function SwitchForm({ project, isOn, onClose }: SwitchProps) {
  const save = useSave('projects.switchTimeEntry', {
    reloads: ['projects.*', 'time.*'],
    errorMessage: 'This could not be switched. Please try again.',
    onSaved() {
      onClose()
      notify({ kind: 'success', message: `Time entry is ${isOn ? 'on' : 'off'}, and its assistants are told.` })
    },
  })
  return (
    <Form
      schema={switchTimeEntry.body}
      initialValues={{ is_on: isOn, reason: '' }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: project }, body })}
      submit={{ label: isOn ? 'Switch on' : 'Switch off', busy: 'Saving …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <p>
            {isOn
              ? 'From now on its assistants can log time and start the timer again.'
              : 'From now on no time can be logged. Timers of this subscription are stopped at once; what they counted is kept, and so is what was worked offline until now.'}
          </p>
          <TextField
            data-autofocus
            label="Why (kept in the history)"
            maxLength={500}
            {...form.getInputProps('reason')}
          />
        </>
      )}
    </Form>
  )
}

/** Whether time can be logged for a subscription, and the switch of those who may turn it. */
export function TimeEntrySwitch({ project }: { project: ProjectRecord }) {
  const may = useMay('admin_project.edit')
  const [asking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  const since = project.time_entry_disabled_date
  const name = since === null ? 'Switch off' : 'Switch on'
  return (
    <Panel
      title="Time entry"
      actions={
        may && (
          <Button variant="outline" aria-label={`${name} time entry`} onClick={() => setAsking(true)}>
            {name}
          </Button>
        )
      }
    >
      {since === null ? (
        'On: its assistants can log time.'
      ) : (
        <>
          Off since <InstantTime instant={since} />: no time can be logged.
        </>
      )}
      <Dialog opened={asking} title={`${name} time entry?`} onClose={close}>
        {asking && <SwitchForm project={project.uuid} isOn={since !== null} onClose={close} />}
      </Dialog>
    </Panel>
  )
}
