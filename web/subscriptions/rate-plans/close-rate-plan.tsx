import { endRatePlan } from '@talentplace/contract/subscriptions/rate-plans/staff-rate-plan.routes'
import { useState } from 'react'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { PlanEffect } from './plan-effect.tsx'
import type { StaffRatePlan } from './rate-plan-values.ts'

interface EndRatePlanProps {
  readonly project: string
  readonly ratePlan: StaffRatePlan
}

function EndForm({ project, ratePlan, onClose }: EndRatePlanProps & { onClose: () => void }) {
  const isAhead = ratePlan.state === 'upcoming'
  const save = useSave('projects.endRatePlan', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be ended. Please try again.',
    onSaved() {
      onClose()
      notify({ kind: 'success', message: isAhead ? 'It is taken back.' : 'It ends then, and the assistant is told.' })
    },
  })
  return (
    <Form
      schema={endRatePlan.query}
      initialValues={{ last_day: isAhead ? ratePlan.rate_start_date : '', reason: '', version: ratePlan.version }}
      save={save}
      onSubmit={(query) => save.mutateAsync({ params: { uuid: project, rate_plan_uuid: ratePlan.uuid }, query })}
      submit={{ label: isAhead ? 'Take it back' : 'End it', busy: 'Saving …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          {isAhead ? (
            <p>It was to begin on {calendarDay(ratePlan.rate_start_date)}. What came before it goes on.</p>
          ) : (
            <TextField
              data-autofocus
              type="date"
              label="Last day"
              description="After the last day on which time is logged"
              {...form.getInputProps('last_day')}
            />
          )}
          {!isAhead && <PlanEffect project={project} change={{ seat_uuid: ratePlan.seat_uuid, hours: 0 }} />}
          <TextField label="Why (kept in the history)" maxLength={500} {...form.getInputProps('reason')} />
        </>
      )}
    </Form>
  )
}

/** Ends a place, or takes back one that hasn’t begun. */
export function EndRatePlan({ project, ratePlan }: EndRatePlanProps) {
  const [asking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  const name = ratePlan.state === 'upcoming' ? 'Take back' : 'End'
  return (
    <>
      <Button variant="quiet" aria-label={`${name}: ${ratePlan.role}`} onClick={() => setAsking(true)}>
        {name}
      </Button>
      <Dialog opened={asking} title={`${name}: ${ratePlan.role}?`} onClose={close}>
        {asking && <EndForm project={project} ratePlan={ratePlan} onClose={close} />}
      </Dialog>
    </>
  )
}
