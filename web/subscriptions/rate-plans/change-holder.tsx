import { changeRatePlan } from '@talentplace/contract/subscriptions/rate-plans/staff-rate-plan.routes'
import type { ProjectRecord } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { useState } from 'react'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { Button } from '../../ui/button.tsx'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { readWhole } from '../../platform/formatting/typed-amount.ts'
import { PlanEffect } from './plan-effect.tsx'
import { RatePlanPicker } from './rate-plan-picker.tsx'
import { ratePlanValues, rateHint, toRatePlanRequest, type StaffRatePlan } from './rate-plan-values.ts'

interface ChangeRatePlanProps {
  readonly project: ProjectRecord
  readonly ratePlan: StaffRatePlan
}

const fields: Readonly<Record<string, string>> = { va_rate_cents: 'va_rate' }

function ChangeForm({ project, ratePlan, onClose }: ChangeRatePlanProps & { onClose: () => void }) {
  const { next_period } = project
  const isOpen = ratePlan.assistant === null
  const save = useSave('projects.changeRatePlan', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be changed. Please try again.',
    onSaved({ pay_is_missing }) {
      onClose()
      const message = 'It is changed, and the people concerned are told.'
      if (pay_is_missing)
        notify({ kind: 'info', message: `${message} No rate is agreed yet, so no time can be logged.` })
      else notify({ kind: 'success', message })
    },
  })
  return (
    <Form
      schema={changeRatePlan.body}
      initialValues={ratePlanValues(ratePlan, isOpen ? ratePlan.rate_start_date : '')}
      toRequest={(values) => toRatePlanRequest(values, ratePlan)}
      fieldOf={(path) => fields[path] ?? path}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: project.uuid, rate_plan_uuid: ratePlan.uuid }, body })}
      submit={{ label: isOpen ? 'Choose this assistant' : 'Save the change', busy: 'Saving …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <TextField
            data-autofocus
            type="date"
            label="From"
            description={`${calendarDay(ratePlan.rate_start_date)} at the earliest${next_period === null ? '' : `; other hours on ${calendarDay(next_period)}`}`}
            {...form.getInputProps('from')}
          />
          <RatePlanPicker
            project={project.uuid}
            ratePlan={ratePlan.uuid}
            current={ratePlan.assistant}
            {...form.getInputProps('virtualassistant_uuid')}
            value={form.values.virtualassistant_uuid}
          />
          <FieldRows>
            <TextField
              label="Hours a month"
              inputMode="numeric"
              maxLength={3}
              {...form.getInputProps('hours_per_month')}
            />
            <TextField
              label="Assistant’s rate an hour"
              placeholder={rateHint(ratePlan)}
              inputMode="decimal"
              maxLength={9}
              {...form.getInputProps('va_rate')}
            />
          </FieldRows>
          {form.values.virtualassistant_uuid !== (ratePlan.assistant?.uuid ?? null) &&
            form.values.virtualassistant_uuid !== null && (
              <SwitchField
                label="They have agreed already"
                description="Otherwise we ask them, and keep the hours for them."
                {...form.getInputProps('agreed', { type: 'checkbox' })}
              />
            )}
          {readWhole(form.values.hours_per_month) !== ratePlan.hours_per_month && (
            <PlanEffect
              project={project.uuid}
              change={{ seat_uuid: ratePlan.seat_uuid, hours: readWhole(form.values.hours_per_month) ?? NaN }}
            />
          )}
          <TextField label="Why (kept in the history)" maxLength={500} {...form.getInputProps('reason')} />
        </>
      )}
    </Form>
  )
}

/** Fills a place, or changes it from a day on. */
export function ChangeRatePlan({ project, ratePlan }: ChangeRatePlanProps) {
  const [asking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  const name = ratePlan.assistant === null ? 'Choose an assistant' : 'Change'
  return (
    <>
      <Button variant="outline" aria-label={`${name}: ${ratePlan.role}`} onClick={() => setAsking(true)}>
        {name}
      </Button>
      <Dialog opened={asking} title={`${name}: ${ratePlan.role}`} onClose={close}>
        {asking && <ChangeForm project={project} ratePlan={ratePlan} onClose={close} />}
      </Dialog>
    </>
  )
}
