import * as t from '@talentplace/contract/work/messages/timers'
import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { DescriptionField } from './description-field.tsx'
import { eventOf, timerLabel } from './timer-events.ts'
import { timerIdOf } from './timer-id.ts'
import type { Timers } from './use-timers.ts'

interface TimerDetailsProps extends Pick<Timers, 'timers' | 'list' | 'desk'> {
  readonly timer: Timer
}

/** What a timer is for, filled in while it runs: its task, what is done, and whether the client pays. Each is saved at once. */
export function TimerDetails({ timer, timers, list, desk }: TimerDetailsProps) {
  const { project_uuid, task_uuid, task_name, billable } = timer
  const ratePlan = list?.places.find(({ rate_plan_uuid }) => rate_plan_uuid === timer.rate_plan_uuid)
  // A task that has a timer of its own isn't to choose.
  const free = (ratePlan?.tasks ?? []).filter(
    ({ uuid }) => uuid === task_uuid || timers.every(({ id }) => id !== timerIdOf(project_uuid, uuid)),
  )
  const own =
    free.some(({ uuid }) => uuid === task_uuid) || task_uuid === null
      ? []
      : [{ uuid: task_uuid, name: task_name ?? '' }]
  const withoutTask = task_uuid === null || timers.every(({ id }) => id !== project_uuid)

  function choose(uuid: string | null): void {
    const name = free.find((task) => task.uuid === uuid)?.name ?? null
    const label = timerLabel({ project_name: timer.project_name, task_name: name })
    desk.record(eventOf(timer, 'describe', { task_uuid: uuid, task_name: name, label }))
  }

  return (
    <>
      <FieldRows>
        <SelectField
          label={t.taskOptional()}
          value={task_uuid ?? ''}
          onChange={(event) => choose(event.currentTarget.value || null)}
          data={[
            ...(withoutTask ? [{ value: '', label: t.noTask() }] : []),
            ...[...own, ...free].map(({ uuid, name }) => ({ value: uuid, label: name })),
          ]}
        />
        <DescriptionField timer={timer} desk={desk} />
      </FieldRows>
      <SwitchField
        label={t.billable()}
        checked={billable}
        onChange={(event) => desk.record(eventOf(timer, 'describe', { billable: event.currentTarget.checked }))}
      />
    </>
  )
}
