import * as t from '@talentplace/contract/work/messages/entries'
import { isInvisible } from '@talentplace/contract/shared/invisible'
import { saveTime } from '@talentplace/contract/work/time/entry.routes'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { useOffsetAt } from '../../../platform/viewer-zone/use-offset-at.ts'
import type { Issues } from '../../../ui/form/issues.ts'
import { FieldsInPlace } from '../../../ui/form/fields-in-place.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { EntryFields, type EntryRatePlan } from './entry-fields.tsx'
import { instantsOf } from './entry-instants.ts'
import { bodyOf, checkedBody, entryIssues, fieldOf, valuesOf, type EntryValues } from './entry-values.ts'
import { useWholeEntry } from './whole-entry.ts'
import styles from './entries.module.css'

interface EditEntryFormProps {
  readonly entry: TimeEntry
  readonly places: readonly EntryRatePlan[]
  readonly today?: string
  /** Staff change someone’s time. */
  readonly byStaff?: boolean
  readonly onClose: () => void
}

/** The places to choose from, the entry's own among them also when its work is over. */
function withOwnRatePlan(places: readonly EntryRatePlan[], entry: TimeEntry): readonly EntryRatePlan[] {
  const { rate_plan_uuid, project_name, company, role, task_uuid, task_name } = entry
  const tasks = task_uuid === null || task_name === null ? [] : [{ uuid: task_uuid, name: task_name }]
  const own = places.find((ratePlan) => ratePlan.rate_plan_uuid === rate_plan_uuid)
  if (!own) return [{ rate_plan_uuid, project_name, company, role, tasks }, ...places]
  const missing = tasks.filter(({ uuid }) => !own.tasks.some((task) => task.uuid === uuid))
  return places.map((ratePlan) => (ratePlan === own ? { ...own, tasks: [...missing, ...own.tasks] } : ratePlan))
}

const byStaffBody = ({ payable, reason }: EntryValues) => ({ payable, reason: reason.trim() })

function missingReason({ reason }: EntryValues): Issues {
  return { ...(isInvisible(reason) && { reason: t.reasonFirst() }) }
}

function EditForm({ entry, places, today, byStaff = false, onClose }: EditEntryFormProps) {
  const { uuid, timezone, timezone_offset: start, version, end_at, start_at } = entry
  const end = useOffsetAt(end_at ?? entry.created_date, timezone) ?? start
  const save = useSave('time.saveTime', {
    reloads: ['time.*'],
    reloadsOnError: true,
    errorMessage: t.notChanged(),
  })
  async function send(values: EntryValues, started: EntryValues): Promise<void> {
    const instants = await instantsOf(values, timezone, { of: { start_at, end_at }, started })
    await save.mutateAsync({
      params: { uuid },
      body: { ...bodyOf(values, instants), ...(byStaff && byStaffBody(values)), version },
    })
    onClose()
  }
  return (
    <Form
      className={styles.form}
      label={t.changeTime()}
      schema={saveTime.body}
      initialValues={valuesOf(entry, { start, end })}
      toRequest={(values) => ({ ...checkedBody(values), version })}
      extraIssues={(values) => ({ ...entryIssues(values), ...(byStaff && missingReason(values)) })}
      fieldOf={fieldOf}
      save={save}
      onSubmit={(_, { entered, started }) => send(entered, started)}
      canEdit
      onCancel={onClose}
    >
      {(form) => <EntryFields form={form} places={withOwnRatePlan(places, entry)} today={today} byStaff={byStaff} />}
    </Form>
  )
}

/** Changes an entry where it stands; one that goes over midnight as a whole. */
export function EditEntryForm(props: EditEntryFormProps) {
  const whole = useWholeEntry(props.entry)
  if (!whole) return <Skeleton height={320} />
  return (
    <FieldsInPlace>
      <EditForm {...props} entry={whole} />
    </FieldsInPlace>
  )
}
