import { broadcastForm, type Broadcast } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import { useState } from 'react'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { Form, type FormState } from '../../../ui/form/form.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { AudiencePanel } from './audience-panel.tsx'
import { BroadcastPreview, usePreview } from './broadcast-preview.tsx'
import { checkedBody, extraIssues, fieldOf, sentBody, type BroadcastValues } from './broadcast-values.ts'
import styles from './manage.module.css'
import { SchedulePanel } from './schedule-panel.tsx'
import { SendConfirmation } from './send-confirmation.tsx'
import { TextPanel } from './text-panel.tsx'

interface FieldsProps {
  readonly form: FormState<BroadcastValues>
  /** Null: a new one. */
  readonly broadcast: Broadcast | null
  /** The zone whose clock the form's times are of. */
  readonly timezone: string
  /** May the writer search people? */
  readonly mayPick: boolean
}

const isOver = (broadcast: Broadcast | null): boolean =>
  broadcast?.state === 'ended' || broadcast?.state === 'withdrawn'

function Fields({ form, broadcast, timezone, mayPick }: FieldsProps) {
  const started = broadcast !== null && broadcast.state !== 'scheduled'
  const fixed = isOver(broadcast)
  const preview = usePreview(form.values, !fixed && form.isValid() === true, timezone)
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <AudiencePanel form={form} fixed={started} mayPick={mayPick} />
        <TextPanel form={form} fixed={fixed} />
        <SchedulePanel form={form} timezone={timezone} started={started} fixed={fixed} />
      </div>
      <div className={styles.aside}>
        <BroadcastPreview values={form.values} preview={preview} />
      </div>
    </div>
  )
}

interface BroadcastEditorProps extends Omit<FieldsProps, 'form'> {
  readonly initialValues: BroadcastValues
  readonly onSaved: (saved: Broadcast) => void
}

const verbs = {
  now: { label: 'Send', busy: 'Sending …' },
  later: { label: 'Schedule', busy: 'Scheduling …' },
} as const

/** What is asked before it goes out, and who waits for the answer. */
interface Requested {
  readonly values: BroadcastValues
  readonly answer: (yes: boolean) => void
}

/** Sends a new notification, or saves what was changed of one. */
function useBroadcastSave(broadcast: Broadcast | null, timezone: string, onSaved: (saved: Broadcast) => void) {
  const options = {
    reloads: ['notifications.getBroadcast', 'notifications.listBroadcasts'],
    errorMessage: 'The notification could not be saved. Please try again.',
    onSaved,
  } as const
  const create = useSave('notifications.createBroadcast', options)
  const save = useSave('notifications.saveBroadcast', options)
  return {
    errorMessage: options.errorMessage,
    async send(values: BroadcastValues): Promise<Broadcast> {
      const body = await sentBody(values, timezone)
      return broadcast === null
        ? create.mutateAsync({ body })
        : save.mutateAsync({ params: { uuid: broadcast.uuid }, body })
    },
  }
}

/** Writes a notification, or changes one as far as it still can be. A refusal keeps what was written. */
export function BroadcastEditor({ initialValues, onSaved, ...about }: BroadcastEditorProps) {
  const { broadcast, timezone } = about
  const [pending, setRequested] = useState<Requested | null>(null)
  const save = useBroadcastSave(broadcast, timezone, onSaved)

  /** Only a new one goes out by the press. */
  async function confirmed(values: BroadcastValues): Promise<boolean> {
    if (broadcast !== null) return true
    const isSure = await new Promise<boolean>((answer) => setRequested({ values, answer }))
    setRequested(null)
    return isSure
  }

  return (
    <>
      <Form
        label={broadcast ? 'Change the notification' : 'New notification'}
        schema={broadcastForm}
        initialValues={initialValues}
        toRequest={checkedBody}
        extraIssues={extraIssues}
        fieldOf={fieldOf}
        save={save}
        confirmed={confirmed}
        onSubmit={(_, { entered }) => save.send(entered)}
        renderEnd={(status, { values }) =>
          !isOver(broadcast) && (
            <FormActions
              {...status}
              busy={status.busy && pending === null}
              {...(broadcast ? { canEdit: true } : { submit: verbs[values.when] })}
            />
          )
        }
      >
        {(form) => <Fields form={form} {...about} />}
      </Form>
      <SendConfirmation
        values={pending?.values ?? null}
        verb={verbs[pending?.values.when ?? 'now'].label}
        timezone={timezone}
        onAnswer={(yes) => pending?.answer(yes)}
      />
    </>
  )
}
