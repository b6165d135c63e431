import {
  checkedDays,
  retentionOutcomes,
  saveFollowUp,
  type FollowUp,
  type ProjectHealth,
} from '@talentplace/contract/subscriptions/care/care.routes'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { followUpInWords, queueNames } from './care-words.ts'
import styles from './care.module.css'
import { NextStepFields } from './next-step-fields.tsx'

const outcomeNames = { stays: 'They stay', leaves: 'They leave' } as const

interface FollowUpProps {
  readonly project: string
  readonly followUp: FollowUp
}

function FollowUpForm({ project, followUp, onClose }: FollowUpProps & { onClose: () => void }) {
  const { queue, owner, next_step, due_date, offer, outcome, done_days, version } = followUp
  const { data } = useApi('projects.listOwners', {})
  const owners = data?.owners ?? (owner ? [owner] : [])
  const save = useSave('projects.saveFollowUp', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be saved. Please try again.',
    onSaved: onClose,
  })
  return (
    <Form
      schema={saveFollowUp.body}
      initialValues={{
        owner_uuid: owner?.uuid ?? '',
        next_step,
        due_date: due_date ?? '',
        offer,
        outcome: outcome ?? '',
        done_days: done_days.map(String),
      }}
      toRequest={(values) => ({
        ...values,
        owner_uuid: values.owner_uuid || null,
        due_date: values.due_date || null,
        outcome: retentionOutcomes.find((each) => each === values.outcome) ?? null,
        done_days: checkedDays.filter((each) => values.done_days.includes(String(each))),
        version,
      })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: project, queue }, body })}
      submit={{ label: 'Save the next step', busy: 'Saving …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <NextStepFields owners={owners} propsOf={(field) => form.getInputProps(field)} />
          {queue === 'first_30' && (
            <Checkbox.Group label="Days you checked in" {...form.getInputProps('done_days')}>
              <div className={styles.days}>
                {checkedDays.map((day) => (
                  <Checkbox key={day} value={String(day)} label={`Day ${day}`} />
                ))}
              </div>
            </Checkbox.Group>
          )}
          {queue === 'retention' && (
            <>
              <TextField label="What we offer" maxLength={500} {...form.getInputProps('offer')} />
              <SelectField
                label="What came of it"
                data={[
                  { value: '', label: 'Still open' },
                  ...retentionOutcomes.map((value) => ({ value, label: outcomeNames[value] })),
                ]}
                {...form.getInputProps('outcome')}
              />
            </>
          )}
        </>
      )}
    </Form>
  )
}

function retentionNote({ queue, offer, outcome }: FollowUp, reason: string | null): string | null {
  if (queue !== 'retention') return null
  const parts = [
    reason !== null && reason !== '' && `Their reason: “${reason}”`,
    offer !== '' && `We offer: ${offer}`,
    outcome !== null && outcomeNames[outcome],
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join(' · ')
}

/** In which of staff's lists a subscription is, with who looks after it there. */
export function FollowUpPanel({ project, health }: { project: string; health: ProjectHealth }) {
  const may = useMay('admin_project.edit')
  const [changed, setChanged] = useState<FollowUp | null>(null)
  const close = (): void => setChanged(null)
  if (health.follow_ups.length === 0) return null
  return (
    <Panel title="Next steps" lead="The lists it is in, and who looks after it.">
      <Entries>
        {health.follow_ups.map((each) => (
          <Entry
            key={each.queue}
            name={each.is_in ? queueNames[each.queue] : `${queueNames[each.queue]} (before)`}
            detail={followUpInWords(each) ?? 'Nobody looks after it yet.'}
            note={retentionNote(each, health.cancelled_reason)}
          >
            {may && (
              <Button
                variant="outline"
                aria-label={`Plan the next step: ${queueNames[each.queue]}`}
                onClick={() => setChanged(each)}
              >
                Plan the next step
              </Button>
            )}
          </Entry>
        ))}
      </Entries>
      <Dialog opened={changed !== null} title={changed ? queueNames[changed.queue] : ''} onClose={close}>
        {changed && <FollowUpForm project={project} followUp={changed} onClose={close} />}
      </Dialog>
    </Panel>
  )
}
