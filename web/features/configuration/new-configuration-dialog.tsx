import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useNavigate } from 'react-router'
import type { Configuration } from '@talentplace/contract/configuration/stored-configuration.routes'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { reloadConfigurations } from './use-configuration-changes.ts'
import { readDraft } from './value-draft.ts'
import { ValueField } from './value-field.tsx'
import styles from './configuration-form.module.css'

type Type = Configuration['type']

const kinds = [
  { value: 'featureFlag', label: 'Feature flag', type: 'switch' },
  { value: 'maintenanceFlag', label: 'Maintenance flag', type: 'switch' },
  { value: 'text', label: 'Setting: text', type: 'text' },
  { value: 'number', label: 'Setting: number', type: 'number' },
  { value: 'list', label: 'Setting: list', type: 'list' },
] as const satisfies readonly { value: string; label: string; type: Type }[]

const emptyDraft = { switch: 'disabled', text: '', number: '', list: '' } as const

function NewConfigurationForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [kind, setKind] = useState<(typeof kinds)[number]>(kinds[0])
  const [own, setOwn] = useState('')
  const [draft, setDraft] = useState<string>(emptyDraft.switch)
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<{ name?: string; value?: string; whole?: string }>({})
  const [busy, setBusy] = useState(false)
  const prefix = kind.type === 'switch' ? kind.value : 'setting'

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    const read = readDraft(kind.type, draft)
    if (own.trim() === '') return setProblems({ name: 'Required' })
    if ('problem' in read) return setProblems({ value: read.problem })
    setBusy(true)
    try {
      const name = `${prefix}.${own.trim()}`
      const body = { name, type: kind.type, value: read.value, note: note.trim() || undefined }
      await call('configuration.createConfiguration', { body })
      onClose()
      void navigate(paths.configuration(name))
      await reloadConfigurations(client)
    } catch (error) {
      const fields = error instanceof ApiFailure ? error.fields : undefined
      setProblems({
        name: fields?.['name'],
        value: fields?.['value'],
        whole: failureMessage(error, 'The configuration could not be added. Please try again.'),
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
      <NativeSelect
        label="Kind"
        size="md"
        data={kinds.map(({ value, label }) => ({ value, label }))}
        value={kind.value}
        onChange={(event) => {
          const chosen = kinds.find(({ value }) => value === event.currentTarget.value) ?? kinds[0]
          setKind(chosen)
          setDraft(emptyDraft[chosen.type])
          setProblems({})
        }}
      />
      <TextInput
        data-autofocus
        label="Name"
        description={`Letters, digits, dashes: ${prefix}.${own.trim() || 'client-time'}`}
        size="md"
        value={own}
        error={problems.name}
        maxLength={180}
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => setOwn(event.currentTarget.value)}
      />
      <ValueField type={kind.type} draft={draft} problem={problems.value ?? null} onChange={setDraft} />
      <Textarea
        label="Note"
        size="md"
        value={note}
        maxLength={500}
        autosize
        minRows={2}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FormEnd failure={problems.whole}>
        <Button type="submit" busy={busy}>
          {busy ? 'Adding …' : 'Add'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormEnd>
    </form>
  )
}

/** Adds a flag or a setting, then goes to its page. */
export function NewConfigurationDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} title="New configuration" onClose={onClose}>
      {opened && <NewConfigurationForm onClose={onClose} />}
    </Dialog>
  )
}
