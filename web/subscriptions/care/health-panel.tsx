import { overrideHealth, reviewProject, type ProjectHealth } from '@talentplace/contract/subscriptions/care/care.routes'
import { healthReasons } from '@talentplace/contract/subscriptions/care/health-reasons'
import { healthStates, type HealthLevel } from '@talentplace/contract/subscriptions/health.states'
import { useState } from 'react'
import { Link } from 'react-router'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import { Button } from '../../ui/button.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { Tag } from '../../ui/tag.tsx'
import { evidenceOf, reasonInWords } from './health-words.ts'
import styles from './care.module.css'

interface OfProject {
  readonly project: string
  readonly health: ProjectHealth
}

const levels = healthStates.values.map((value) => ({ value, label: healthStates.word(value) }))

function OverrideForm({ project, health, onClose }: OfProject & { onClose: () => void }) {
  const save = useSave('projects.overrideHealth', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be saved. Please try again.',
    onSaved() {
      onClose()
      notify({ kind: 'success', message: 'Saved. The reasons stay listed.' })
    },
  })
  return (
    <Form
      schema={overrideHealth.body}
      initialValues={{ level: health.level, note: '', until: '' }}
      toRequest={({ level, note, until }) => ({ override: { level, note, until }, version: health.version })}
      fieldOf={(path) => path.replace(/^override\./, '')}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: project }, body })}
      submit={{ label: 'Set the health', busy: 'Saving …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <SelectField
            data-autofocus
            label="Health"
            data={levels}
            {...form.getInputProps('level')}
            onChange={(event) => form.setFieldValue('level', event.currentTarget.value as HealthLevel)}
          />
          <TextField
            type="date"
            label="Until"
            description="From the day after it, the reasons decide again."
            {...form.getInputProps('until')}
          />
          <TextField label="Why (kept in the history)" maxLength={500} {...form.getInputProps('note')} />
        </>
      )}
    </Form>
  )
}

function ReviewForm({ project, health, onClose }: OfProject & { onClose: () => void }) {
  const save = useSave('projects.reviewProject', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be saved. Please try again.',
    onSaved: onClose,
  })
  return (
    <Form
      schema={reviewProject.body}
      initialValues={{ note: '' }}
      toRequest={({ note }) => ({ note, version: health.version })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: project }, body })}
      submit={{ label: 'Mark as reviewed', busy: 'Saving …' }}
      onCancel={onClose}
    >
      {(form) => (
        <TextField
          data-autofocus
          label="What you found (kept in the history)"
          maxLength={500}
          {...form.getInputProps('note')}
        />
      )}
    </Form>
  )
}

function Actions({ project, health }: OfProject) {
  const [asking, setAsking] = useState<'override' | 'review' | null>(null)
  const close = (): void => setAsking(null)
  const end = useSave('projects.overrideHealth', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be changed. Please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  return (
    <span className={styles.actions}>
      {health.asks_for_review && (
        <Button variant="outline" onClick={() => setAsking('review')}>
          Mark as reviewed
        </Button>
      )}
      {health.override ? (
        <Button
          variant="outline"
          busy={end.isPending}
          onClick={() => end.mutate({ params: { uuid: project }, body: { override: null, version: health.version } })}
        >
          Let the reasons decide
        </Button>
      ) : (
        <Button variant="outline" onClick={() => setAsking('override')}>
          Set the health
        </Button>
      )}
      <Dialog opened={asking === 'override'} title="Set the health until a date" onClose={close}>
        {asking === 'override' && <OverrideForm project={project} health={health} onClose={close} />}
      </Dialog>
      <Dialog opened={asking === 'review'} title="Mark this subscription as reviewed?" onClose={close}>
        {asking === 'review' && <ReviewForm project={project} health={health} onClose={close} />}
      </Dialog>
    </span>
  )
}

/** E2 Ours: how a subscription does, with every reason and where it can be seen. */
export function HealthPanel({ project, health }: OfProject) {
  const may = useMay('admin_project.edit')
  const { level, override, reasons, checked_date } = health
  return (
    <Panel title="Health" actions={may && <Actions project={project} health={health} />}>
      <p className={styles.line}>
        {(override ?? checked_date) !== null && <StateTag of={healthStates} state={level} />}
        {override
          ? `Set by ${override.by} until ${calendarDay(override.until)}: “${override.note}”`
          : checked_date !== null && (
              <span>
                Looked at <TimeAgo instant={checked_date} />
              </span>
            )}
      </p>
      <Entries none={checked_date === null ? 'Health shows once the work has begun.' : 'Nothing asks for attention.'}>
        {reasons.map((reason) => {
          const { label, to } = evidenceOf(reason, project)
          return (
            <Entry
              key={reason.code}
              name={healthReasons[reason.code].title}
              detail={reasonInWords(reason)}
              note={
                <>
                  <TimeAgo instant={reason.since} /> · <Link to={to}>{label}</Link>
                </>
              }
            >
              {reason.level === null ? (
                <Tag tone="info">To review</Tag>
              ) : (
                <StateTag of={healthStates} state={reason.level} />
              )}
            </Entry>
          )
        })}
      </Entries>
    </Panel>
  )
}
