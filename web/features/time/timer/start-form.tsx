import type { Timer, TimerPlace } from '@talentplace/contract/time/timer.routes'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { timerIdOf } from './begun-timer.ts'
import type { TimerReply } from './browser-desk.ts'
import { startOf, timerLabel } from './happenings.ts'
import type { TimerDesk } from './timer-desk.ts'
import styles from './timer.module.css'

interface StartFormProps {
  readonly places: readonly TimerPlace[]
  /** What runs, and would be stopped. */
  readonly running: Timer | null
  readonly timers: readonly Timer[]
  readonly desk: TimerDesk<TimerReply>
}

/** Why no time can be logged, for each place where that is so. */
function ClosedPlaces({ places }: { places: readonly TimerPlace[] }) {
  return places.map(({ rate_plan_uuid, project_name, role, closed_reason }) => (
    <p key={rate_plan_uuid} className={styles.closed}>
      {project_name} ({role}): {closed_reason}
    </p>
  ))
}

/** Starts a timer: for which subscription, which task of it, and what will be done. */
export function StartForm({ places, running, timers, desk }: StartFormProps) {
  const open = places.filter(({ closed_reason }) => closed_reason === null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [task, setTask] = useState('')
  const [description, setDescription] = useState('')
  const place = open.find(({ rate_plan_uuid }) => rate_plan_uuid === chosen) ?? open[0]
  const closed = <ClosedPlaces places={places.filter(({ closed_reason }) => closed_reason !== null)} />
  if (!place) {
    return (
      <>
        {places.length === 0 && (
          <p className={styles.closed}>Once you work for a client, you can start a timer here.</p>
        )}
        {closed}
      </>
    )
  }

  const task_uuid = place.tasks.some(({ uuid }) => uuid === task) ? task : null
  const id = timerIdOf(place.project_uuid, task_uuid)
  const own = timers.find((timer) => timer.id === id)
  function start(event: FormEvent): void {
    event.preventDefault()
    if (!place || own) return
    desk.record(startOf(place, { task_uuid, description, replace: running !== null }))
    setDescription('')
  }

  return (
    <form className={styles.start} aria-label="Start a timer" noValidate onSubmit={start}>
      <FieldRows>
        <SelectField
          label="Project"
          value={place.rate_plan_uuid}
          onChange={(event) => {
            setChosen(event.currentTarget.value)
            setTask('')
          }}
          data={open.map(({ rate_plan_uuid, project_name, company, role }) => ({
            value: rate_plan_uuid,
            label: `${project_name}, ${role} (${company})`,
          }))}
        />
        <SelectField
          label="Task (optional)"
          value={task_uuid ?? ''}
          onChange={(event) => setTask(event.currentTarget.value)}
          data={[
            { value: '', label: 'No task' },
            ...place.tasks.map(({ uuid, name }) => ({ value: uuid, label: name })),
          ]}
        />
        <TextField
          label="What will you work on? (optional)"
          maxLength={1000}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
      </FieldRows>
      <div className={styles.startActions}>
        <Button type="submit" variant={running ? 'outline' : 'filled'} disabled={own !== undefined}>
          <IconPlayerPlayFilled size={16} aria-hidden="true" />
          {running && !own ? 'Stop the other timer and start' : 'Start'}
        </Button>
        {own && <span className={styles.closed}>There is a timer for {timerLabel(own)} above.</span>}
      </div>
      {closed}
    </form>
  )
}
