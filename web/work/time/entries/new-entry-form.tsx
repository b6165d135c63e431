import * as t from '@talentplace/contract/work/messages/entries'
import { createTime } from '@talentplace/contract/work/time/entry.routes'
import { Form } from '../../../ui/form/form.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { EntryFields, type EntryRatePlan } from './entry-fields.tsx'
import { instantsOf } from './entry-instants.ts'
import { bodyOf, checkedBody, entryIssues, fieldOf, type EntryValues } from './entry-values.ts'
import styles from './entries.module.css'

interface NewEntryFormProps {
  readonly initialValues: EntryValues
  readonly places: readonly EntryRatePlan[]
  readonly today: string
  /** What is older goes through staff. */
  readonly firstDay: string
  /** The assistant's zone, whose clock the times are of. */
  readonly timezone: string
  /** Once it was saved, before it closes. */
  readonly onAdded?: () => void
  readonly onClose: () => void
}

/** Logs time by hand. */
export function NewEntryForm({
  initialValues,
  places,
  today,
  firstDay,
  timezone,
  onAdded,
  onClose,
}: NewEntryFormProps) {
  const save = useSave('time.createTime', {
    reloads: ['time.*'],
    errorMessage: t.notAdded(),
  })
  async function send(values: EntryValues): Promise<void> {
    await save.mutateAsync({ body: bodyOf(values, await instantsOf(values, timezone, null)) })
    onAdded?.()
    onClose()
  }
  return (
    <Form
      className={styles.form}
      label={t.addTime()}
      schema={createTime.body}
      initialValues={initialValues}
      toRequest={checkedBody}
      extraIssues={entryIssues}
      fieldOf={fieldOf}
      save={save}
      onSubmit={(_, { entered }) => send(entered)}
      submit={{ label: t.addTime(), busy: t.adding() }}
      onCancel={onClose}
    >
      {(form) => <EntryFields form={form} places={places} today={today} firstDay={firstDay} />}
    </Form>
  )
}
