import {
  saveConfiguration,
  type Configuration,
} from '@talentplace/contract/core/configuration/stored-configuration.routes'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { ConfigurationEnd } from './configuration-actions.tsx'
import { draftOf, readDraft } from './value-draft.ts'
import { ValueField } from './value-field.tsx'
import { sameValue, valueText } from './value-text.ts'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './configuration-form.module.css'

interface ConfigurationValues {
  /** As value-draft.ts has it. */
  readonly value: string
  readonly note: string
  readonly reason: string
  /** The version that is changed. */
  readonly version: number | undefined
}

function valuesOf({ type, value, note, version }: Configuration): ConfigurationValues {
  return { value: draftOf(type, value), note: note ?? '', reason: '', version }
}

/**
 * The value and note of a configuration. A change made by someone else while something is entered is told, and what was
 * entered stays.
 */
export function ConfigurationForm({ configuration }: { configuration: Configuration }) {
  const { type, default: usual } = configuration
  const save = useSave('configuration.saveConfiguration', {
    reloads: ['configuration.*'],
    reloadsOnError: true,
    errorMessage: 'The configuration could not be saved. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Saved. Open browsers follow at once.' }),
  })
  function toRequest({ value, note, reason, version }: ConfigurationValues) {
    const read = readDraft(type, value)
    const body = { note: note.trim(), version, reason: reason.trim() || undefined }
    return 'problem' in read ? body : { ...body, value: read.value }
  }
  function issues({ value }: ConfigurationValues): Record<string, string> {
    const read = readDraft(type, value)
    return 'problem' in read ? { value: read.problem } : {}
  }
  return (
    <Form
      className={styles.form}
      schema={saveConfiguration.body}
      initialValues={valuesOf(configuration)}
      toRequest={toRequest}
      extraIssues={issues}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { name: configuration.name }, body })}
      renderEnd={(status, { values }) => (
        <ConfigurationEnd
          {...status}
          newer={values.version === configuration.version ? null : valueText(configuration.type, configuration.value)}
        />
      )}
    >
      {(form, { changed }) => {
        const read = readDraft(type, form.values.value)
        const isUsual = usual === undefined || 'problem' in read || sameValue(read.value, usual)
        return (
          <>
            <ValueField type={type} {...form.getInputProps('value')} value={form.values.value} />
            {usual !== undefined && (
              <p className={styles.default}>
                Default: {valueText(type, usual)}
                {!isUsual && (
                  <TextButton onClick={() => form.setFieldValue('value', draftOf(type, usual))}>
                    Use the default
                  </TextButton>
                )}
              </p>
            )}
            <TextAreaField
              label="Note"
              description="What it is for, and what to know before changing it"
              maxLength={500}
              autosize
              minRows={2}
              {...form.getInputProps('note')}
            />
            {changed && (
              <TextField label="Why (kept in the history)" maxLength={500} {...form.getInputProps('reason')} />
            )}
          </>
        )
      }}
    </Form>
  )
}
