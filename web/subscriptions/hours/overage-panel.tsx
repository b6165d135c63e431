import * as t from '@talentplace/contract/subscriptions/messages/hours'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { Radio } from '@mantine/core'
import { saveOverage, type OveragePolicy } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { useState } from 'react'
import type { Reply } from '../../platform/api/operation-types.ts'
import { sentenceHours } from '../../platform/formatting/hours.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { beyondWords, overageWords } from './hours-words.ts'
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

/** The client's yes to what went beyond, in one press. */
function Beyond({ uuid, beyond }: { uuid: string; beyond: ProjectHours['beyond'] }) {
  const accept = useSave('time.acceptOverLimit', {
    reloads: [
      'projects.getProjectHours',
      'projects.getProjectDashboard',
      'projects.listClientProjects',
      'projects.getOpenSubscriptions',
      'time.listTime',
    ],
    errorMessage: t.extraNotApproved(),
    onSaved: ({ seconds }) => notify({ kind: 'success', message: t.extraApproved({ hours: sentenceHours(seconds) }) }),
  })
  if (beyond.count === 0) return null
  return (
    <div className={styles.beyond}>
      <p>{beyondWords(beyond)}</p>
      <Button busy={accept.isPending} onClick={() => accept.mutate({ body: { project_uuid: uuid } })}>
        {t.approveExtra()}
      </Button>
      <FormFailure failure={accept.failure} />
    </div>
  )
}

interface OveragePanelProps {
  readonly hours: ProjectHours
  /** False once the subscription is over: then there is no choice any more. */
  readonly canChoose: boolean
}

/** What becomes of time beyond the period's hours: the client's choice, and their yes to what has gone beyond. */
export function OveragePanel({ hours: { project_uuid, overage, beyond }, canChoose }: OveragePanelProps) {
  const [choosing, setChoosing] = useState(false)
  if (!canChoose && beyond.count === 0) return null
  return (
    <Panel title={t.extraTime()} lead={canChoose ? overageWords(overage) : undefined}>
      <Beyond uuid={project_uuid} beyond={beyond} />
      {canChoose && (
        <Button variant="outline" onClick={() => setChoosing(true)}>
          {t.changeExtra()}
        </Button>
      )}
      <Dialog opened={choosing} title={t.extraTime()} onClose={() => setChoosing(false)}>
        {choosing && <OverageForm uuid={project_uuid} overage={overage} onClose={() => setChoosing(false)} />}
      </Dialog>
    </Panel>
  )
}
