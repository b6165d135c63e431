import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure, failureMessage } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import { instantInZone } from '../../../platform/viewer-zone/local-instant.ts'
import { useUnsaved } from '../../../platform/unsaved/unsaved-forms.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { Broadcast } from '@talentplace/contract/notifications/broadcasts/broadcast.routes'
import { AudiencePanel } from './audience-panel.tsx'
import { BroadcastPreview, usePreview } from './broadcast-preview.tsx'
import { bodyOf, type BroadcastValues } from './broadcast-values.ts'
import { people } from './broadcast-words.ts'
import styles from './manage.module.css'
import { SchedulePanel } from './schedule-panel.tsx'
import { TextPanel } from './text-panel.tsx'
import { useBroadcastForm } from './use-broadcast-form.ts'
import { reload } from '../../../ui/form/reloads.ts'

interface BroadcastEditorProps {
  /** Null: a new one. */
  readonly broadcast: Broadcast | null
  readonly initialValues: BroadcastValues
  /** The zone whose clock the form's times are of. */
  readonly timezone: string
  /** May the writer search people? */
  readonly mayPick: boolean
  readonly onSaved: (saved: Broadcast) => void
}

const failed = 'The notification could not be saved. Please try again.'

function verbs(broadcast: Broadcast | null, when: BroadcastValues['when']): { button: string; busy: string } {
  if (broadcast) return { button: 'Save', busy: 'Saving …' }
  return when === 'now' ? { button: 'Send', busy: 'Sending …' } : { button: 'Schedule', busy: 'Scheduling …' }
}

/** Writes a notification, or changes one as far as it still can be. A refusal keeps what was written. */
export function BroadcastEditor({ broadcast, initialValues, timezone, mayPick, onSaved }: BroadcastEditorProps) {
  const client = useQueryClient()
  const form = useBroadcastForm(initialValues)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { values } = form
  const started = broadcast !== null && broadcast.state !== 'scheduled'
  const fixed = broadcast?.state === 'ended' || broadcast?.state === 'withdrawn'
  const preview = usePreview(values, !fixed && form.isValid(), timezone)
  const { button, busy: busyText } = verbs(broadcast, values.when)
  useUnsaved(form.isDirty())

  async function save(): Promise<void> {
    setAsking(false)
    setBusy(true)
    setProblem(null)
    try {
      const body = await bodyOf(values, (text) => instantInZone(text, timezone))
      if (!body) return
      const saved = broadcast
        ? await call('notifications.saveBroadcast', { params: { uuid: broadcast.uuid }, body })
        : await call('notifications.createBroadcast', { body })
      form.resetDirty()
      onSaved(saved)
      await reload(client, ['notifications.listBroadcasts'])
    } catch (error) {
      setProblem(failureMessage(error, failed))
      if (error instanceof ApiFailure && error.fields) form.setErrors(error.fields)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(() => (broadcast ? void save() : setAsking(true)))}
      aria-label={broadcast ? 'Change the notification' : 'New notification'}
    >
      <div className={styles.columns}>
        <div className={styles.form}>
          <AudiencePanel
            form={form}
            personName={broadcast?.audience.kind === 'user' ? broadcast.audience_title : null}
            fixed={started}
            mayPick={mayPick}
          />
          <TextPanel form={form} fixed={fixed} />
          <SchedulePanel form={form} timezone={timezone} started={started} fixed={fixed} />
        </div>
        <div className={styles.aside}>
          <BroadcastPreview values={values} preview={preview} />
        </div>
      </div>
      <div className={styles.sending}>
        <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
        {!fixed && (
          <Button type="submit" busy={busy} disabled={broadcast !== null && !form.isDirty()}>
            {busy ? busyText : button}
          </Button>
        )}
      </div>
      <Dialog
        opened={asking}
        title={`${button} to ${preview ? people(preview.recipients.all) : 'its readers'}?`}
        onClose={() => setAsking(false)}
      >
        <p>
          <strong>{values.title}</strong>
        </p>
        <p className={styles.note}>
          {values.when === 'now'
            ? 'It appears at once in every open browser of its readers.'
            : 'Until it starts you can change everything about it.'}
        </p>
        <div className={styles.dialogActions}>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Go on writing
          </Button>
          <Button onClick={() => void save()}>{button}</Button>
        </div>
      </Dialog>
    </form>
  )
}
