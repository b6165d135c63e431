import { createRatePlan } from '@talentplace/contract/subscriptions/rate-plans/staff-rate-plan.routes'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { readWhole } from '../../platform/formatting/typed-amount.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { PlanEffect } from './plan-effect.tsx'

interface Values {
  readonly role_id: string
  readonly hours_per_month: string
  readonly another: boolean
  readonly reason: string
}

/** Nobody has it yet: who does is chosen at its line, among those with the role and the hours. */
function toRequest({ role_id, hours_per_month, ...values }: Values) {
  const nobody = { virtualassistant_uuid: null, va_rate_cents: null, agreed: false }
  return { ...values, ...nobody, role_id: Number(role_id), hours_per_month: readWhole(hours_per_month) ?? NaN }
}

function AddForm({ project, onClose }: { project: string; onClose: () => void }) {
  const effect = useApi('projects.previewRatePlan', { params: { uuid: project }, query: {} })
  const save = useSave('projects.createRatePlan', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'The role could not be added. Please try again.',
    onSaved() {
      onClose()
      notify({ kind: 'success', message: 'The role is added, and the client is told. Choose an assistant for it.' })
    },
  })
  if (effect.error) return <LoadFailure message={effect.error.message} onRetry={() => void effect.refetch()} />
  if (!effect.data) {
    return (
      <div aria-busy="true">
        <Skeleton height={260} />
      </div>
    )
  }
  const { roles, from } = effect.data
  return (
    <Form<Values, ReturnType<typeof toRequest>>
      schema={createRatePlan.body}
      initialValues={{
        role_id: String(roles.find(({ is_taken }) => !is_taken)?.id ?? roles[0]?.id ?? ''),
        hours_per_month: '10',
        another: false,
        reason: '',
      }}
      toRequest={toRequest}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: project }, body })}
      submit={{ label: 'Add the role', busy: 'Adding …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <SelectField
            data-autofocus
            label="Role"
            data={roles.map(({ id, value }) => ({ value: String(id), label: value }))}
            {...form.getInputProps('role_id')}
          />
          <TextField
            label="Hours a month"
            description={`From ${calendarDay(from)}, the first day of the next period`}
            inputMode="numeric"
            maxLength={3}
            {...form.getInputProps('hours_per_month')}
          />
          {roles.some(({ id, is_taken }) => is_taken && String(id) === form.values.role_id) && (
            <SwitchField
              label="Add a second one of this role"
              description="The subscription already has this role."
              {...form.getInputProps('another', { type: 'checkbox' })}
            />
          )}
          <TextField label="Why (kept in the history)" maxLength={500} {...form.getInputProps('reason')} />
          <PlanEffect
            project={project}
            change={{
              role_id: Number(form.values.role_id),
              hours: readWhole(form.values.hours_per_month) ?? NaN,
            }}
          />
        </>
      )}
    </Form>
  )
}

/** One more role of a subscription, from its next period on. */
export function AddRole({ project }: { project: string }) {
  const [asking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Add a role
      </Button>
      <Dialog opened={asking} title="Add a role" onClose={close}>
        {asking && <AddForm project={project} onClose={close} />}
      </Dialog>
    </>
  )
}
