import { isInvisible } from '@talentplace/contract/shared/invisible'
import {
  createConfiguration,
  type Configuration,
} from '@talentplace/contract/core/configuration/stored-configuration.routes'
import { useNavigate } from 'react-router'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Form, type FormState } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
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

interface NewValues {
  readonly kind: (typeof kinds)[number]['value']
  /** What comes behind the kind's prefix. */
  readonly name: string
  /** As value-draft.ts has it. */
  readonly value: string
  readonly note: string
}

const empty: NewValues = { kind: 'featureFlag', name: '', value: emptyDraft.switch, note: '' }

const kindOf = (value: string): (typeof kinds)[number] => kinds.find((kind) => kind.value === value) ?? kinds[0]

function prefixOf({ kind }: NewValues): string {
  const { type, value } = kindOf(kind)
  return type === 'switch' ? value : 'setting'
}

function toRequest(values: NewValues) {
  const { type } = kindOf(values.kind)
  const read = readDraft(type, values.value)
  return {
    name: `${prefixOf(values)}.${values.name.trim()}`,
    type,
    value: 'problem' in read ? '' : read.value,
    note: values.note.trim() || undefined,
  }
}

function issues({ kind, name, value }: NewValues): Record<string, string> {
  const read = readDraft(kindOf(kind).type, value)
  return {
    ...(isInvisible(name) && { name: 'Required' }),
    ...('problem' in read && { value: read.problem }),
  }
}

function Fields({ form }: { form: FormState<NewValues> }) {
  const { values } = form
  return (
    <>
      <SelectField
        label="Kind"
        data={kinds.map(({ value, label }) => ({ value, label }))}
        {...form.getInputProps('kind')}
        onChange={({ currentTarget }) => {
          const kind = kindOf(currentTarget.value)
          form.setValues({ kind: kind.value, value: emptyDraft[kind.type] })
        }}
      />
      <TextField
        data-autofocus
        label="Name"
        description={`Letters, digits, dashes: ${prefixOf(values)}.${values.name.trim() || 'client-time'}`}
        maxLength={180}
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('name')}
      />
      <ValueField type={kindOf(values.kind).type} {...form.getInputProps('value')} value={values.value} />
      <TextAreaField label="Note" maxLength={500} autosize minRows={2} {...form.getInputProps('note')} />
    </>
  )
}

function NewConfigurationForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const save = useSave('configuration.createConfiguration', {
    reloads: ['configuration.*'],
    errorMessage: 'The configuration could not be added. Please try again.',
    onSaved(_, { body }) {
      onClose()
      void navigate(staffPaths.configuration(body.name))
    },
  })
  return (
    <Form
      className={styles.form}
      schema={createConfiguration.body}
      initialValues={empty}
      toRequest={toRequest}
      extraIssues={issues}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: 'Add', busy: 'Adding …' }}
      onCancel={onClose}
    >
      {(form) => <Fields form={form} />}
    </Form>
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
