import * as t from '@talentplace/contract/subscriptions/messages/hours'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { Radio } from '@mantine/core'
import { saveOverage, type OveragePolicy } from '@talentplace/contract/subscriptions/hours/hours.routes'
import type { Reply } from '../../platform/api/operation-types.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './hours-panel.module.css'

type ProjectHours = Reply<'projects.getProjectHours'>
type Overage = ProjectHours['overage']

interface Entered {
  readonly policy: OveragePolicy
  /** As it is typed. */
  readonly hours: string
}

function toRequest({ policy, hours }: Entered) {
  return { policy, hours: policy === 'up_to' && hours.trim() !== '' ? Number(hours) : null }
}

function OverageForm({ uuid, overage, onClose }: { uuid: string; overage: Overage; onClose: () => void }) {
  const save = useSave('projects.saveOverage', {
    reloads: ['projects.getProjectHours'],
    errorMessage: t.extraNotSaved(),
    onSaved() {
      notify({ kind: 'success', message: t.extraSaved() })
      onClose()
    },
  })
  return (
    <Form
      className={styles.form}
      schema={saveOverage.body}
      initialValues={{ policy: overage.policy, hours: overage.hours === null ? '' : String(overage.hours) }}
      toRequest={toRequest}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid }, body })}
      submit={{ label: t.saveExtra(), busy: ui.saving() }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <Radio.Group size="md" label={t.whenBilled()} description={t.extraRule()} {...form.getInputProps('policy')}>
            <div className={styles.choices}>
              <Radio size="md" value="none" label={t.eachTime()} />
              <Radio size="md" value="up_to" label={t.upTo()} />
              <Radio size="md" value="as_needed" label={t.asNeeded()} />
            </div>
          </Radio.Group>
          {form.values.policy === 'up_to' && (
            <TextField label={t.maximum()} inputMode="numeric" maxLength={3} {...form.getInputProps('hours')} />
          )}
        </>
      )}
    </Form>
  )
}

interface OverageDialogProps {
  readonly hours: ProjectHours
  readonly opened: boolean
  readonly onClose: () => void
}

/** What becomes of time beyond the period's hours: the client's choice. */
export function OverageDialog({ hours: { project_uuid, overage }, opened, onClose }: OverageDialogProps) {
  return (
    <Dialog opened={opened} title={t.extraTime()} onClose={onClose}>
      {opened && <OverageForm uuid={project_uuid} overage={overage} onClose={onClose} />}
    </Dialog>
  )
}
