import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { Configuration } from '@talentplace/contract/configuration/stored-configuration.routes'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { useUnsaved } from '../../platform/unsaved/unsaved-forms.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/snackbar.ts'
import { reloadConfigurations } from './use-configuration-changes.ts'
import { draftOf, readDraft } from './value-draft.ts'
import { ValueField } from './value-field.tsx'
import { sameValue, valueText } from './value-text.ts'
import styles from './configuration-form.module.css'

/**
 * The value and note of a configuration. Begins anew (its key) with each version that comes from the server while
 * nothing is entered; a change made meanwhile by someone else is told, and what was entered stays.
 */
export function ConfigurationForm({ configuration }: { configuration: Configuration }) {
  const client = useQueryClient()
  const [base, setBase] = useState(configuration)
  const [draft, setDraft] = useState(draftOf(base.type, base.value))
  const [note, setNote] = useState(base.note ?? '')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const read = readDraft(base.type, draft)
  const changed = draft !== draftOf(base.type, base.value) || note.trim() !== (base.note ?? '')
  const outdated = configuration.version !== base.version
  useUnsaved(changed)

  function begin(from: Configuration): void {
    setBase(from)
    setDraft(draftOf(from.type, from.value))
    setNote(from.note ?? '')
    setReason('')
    setProblem(null)
    setFailure(null)
  }
  if (outdated && !changed && !busy) begin(configuration)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if ('problem' in read) return setProblem(read.problem)
    setBusy(true)
    setFailure(null)
    try {
      const body = { value: read.value, note: note.trim(), version: base.version, reason: reason.trim() || undefined }
      begin(await call('configuration.saveConfiguration', { params: { name: base.name }, body }))
      notify({ kind: 'success', message: 'Saved. Open browsers follow at once.' })
      await reloadConfigurations(client)
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'stale_version') await reloadConfigurations(client)
      if (error instanceof ApiFailure && error.fields?.['value']) setProblem(error.fields['value'])
      setFailure(failureMessage(error, 'The configuration could not be saved. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <ValueField
        type={base.type}
        draft={draft}
        problem={problem}
        onChange={(next) => {
          setDraft(next)
          setProblem(null)
        }}
      />
      {base.default !== undefined && (
        <p className={styles.default}>
          Default: {valueText(base.type, base.default)}
          {!('problem' in read) && !sameValue(read.value, base.default) && (
            <button
              type="button"
              className={styles.reset}
              onClick={() => setDraft(draftOf(base.type, base.default ?? ''))}
            >
              Use the default
            </button>
          )}
        </p>
      )}
      <Textarea
        label="Note"
        description="What it is for, and what to know before changing it"
        size="md"
        value={note}
        maxLength={500}
        autosize
        minRows={2}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {changed && (
        <TextInput
          label="Why (kept in the history)"
          size="md"
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <div role="alert">
        {failure && <p className={styles.failure}>{failure}</p>}
        {outdated && changed && !failure && (
          <p className={styles.notice}>
            Someone else has changed this: it is now {valueText(configuration.type, configuration.value)}. Discard to
            begin from there.
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={busy} disabled={!changed}>
          {busy ? 'Saving …' : 'Save'}
        </Button>
        {changed && (
          <Button variant="quiet" onClick={() => begin(configuration)}>
            Discard
          </Button>
        )}
      </div>
    </form>
  )
}
