import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/work/messages/entries'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { entryTexts } from '@talentplace/contract/work/time/entry-details'
import { hoursText } from '@talentplace/contract/shared/hours-text'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import type { FormState } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { EntryValues } from './entry-values.ts'
import { readDuration } from './typed-duration.ts'

/** Where time can be for: a place, as the form offers it. */
export interface EntryRatePlan {
  readonly rate_plan_uuid: string
  readonly project_name: string
  readonly company: string
  readonly role: string
  readonly tasks: readonly { readonly uuid: string; readonly name: string }[]
}

interface EntryFieldsProps {
  readonly form: FormState<EntryValues>
  readonly places: readonly EntryRatePlan[]
  /** Nothing later can be entered; undefined: it isn't known here. */
  readonly today: string | undefined
  /** Nor earlier, by the assistant alone; undefined: that isn't so here. */
  readonly firstDay?: string | undefined
  /** Staff change someone’s time: they say who pays and who is paid, and why. */
  readonly byStaff?: boolean
}

function WhenFields({ form, today, firstDay }: Pick<EntryFieldsProps, 'form' | 'today' | 'firstDay'>) {
  const { kind, duration } = form.values
  const seconds = readDuration(duration)
  return (
    <FieldRows>
      <TextField
        type="date"
        label={t.dateLabel()}
        description={firstDay && t.fromDay({ day: calendarDay(firstDay) })}
        max={today}
        {...form.getInputProps('date')}
      />
      <SelectField
        label={t.enteredAs()}
        data={[
          { value: 'stretch', label: t.startAndEnd() },
          { value: 'duration', label: t.duration() },
        ]}
        {...form.getInputProps('kind')}
      />
      {kind === 'stretch' ? (
        <>
          <TextField type="time" label={t.start()} {...form.getInputProps('from')} />
          <TextField type="time" label={t.end()} {...form.getInputProps('to')} />
        </>
      ) : (
        <TextField
          label={t.howLong()}
          placeholder="1:30"
          description={seconds === null ? t.durations() : hoursText(seconds, currentLanguage())}
          {...form.getInputProps('duration')}
        />
      )}
    </FieldRows>
  )
}

/** What is entered of worked time. */
export function EntryFields({ form, places, today, firstDay, byStaff = false }: EntryFieldsProps) {
  const ratePlan = places.find(({ rate_plan_uuid }) => rate_plan_uuid === form.values.rate_plan_uuid)
  const tasks = (ratePlan?.tasks ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }))
  return (
    <>
      <FieldRows>
        <SelectField
          label={t.project()}
          data={places.map(({ rate_plan_uuid, project_name, company, role }) => ({
            value: rate_plan_uuid,
            label: t.projectOf({ project: project_name, role, company }),
          }))}
          {...form.getInputProps('rate_plan_uuid')}
          onChange={(event) => form.setValues({ rate_plan_uuid: event.currentTarget.value, task_uuid: '' })}
        />
        <SelectField
          label={t.taskOptional()}
          data={[{ value: '', label: t.noTask() }, ...tasks]}
          {...form.getInputProps('task_uuid')}
        />
      </FieldRows>
      <WhenFields form={form} today={today} firstDay={firstDay} />
      <TextAreaField
        label={byStaff ? t.whatWasDone() : t.whatDidYouDo()}
        description={byStaff ? t.theClientReads() : t.yourClientReads()}
        rows={2}
        maxLength={entryTexts.description.max}
        {...form.getInputProps('description')}
      />
      <SwitchField
        label={byStaff ? t.billableByStaff() : t.billable()}
        {...form.getInputProps('billable', { type: 'checkbox' })}
      />
      {byStaff && (
        <>
          <SwitchField label={t.payable()} {...form.getInputProps('payable', { type: 'checkbox' })} />
          <TextField label={t.why()} description={t.bothRead()} maxLength={500} {...form.getInputProps('reason')} />
        </>
      )}
    </>
  )
}
