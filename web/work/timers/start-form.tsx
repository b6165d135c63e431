import * as t from '@talentplace/contract/work/messages/timers'
import type { Timer, TimerRatePlan } from '@talentplace/contract/work/time/timer.routes'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import type { TimerReply } from './browser-controller.ts'
import { timerLabel } from './timer-events.ts'
import { startTimer } from './start-timer.ts'
import type { TimerController } from './timer-controller.ts'
import { timerOf } from './timer-target.ts'
import { timerKeys } from './use-timer-keys.ts'
import type { TimerList } from './use-timers.ts'
import styles from './timer.module.css'

interface StartFormProps {
  readonly list: TimerList
  /** What runs, and would be stopped. */
  readonly running: Timer | null
  readonly timers: readonly Timer[]
  readonly desk: TimerController<TimerReply>
}

/** Why no time can be logged, for each place where that is so. */
function ClosedPlaces({ places }: { places: readonly TimerRatePlan[] }) {
  return places.map(({ rate_plan_uuid, project_name, role, closed_reason }) => (
    <p key={rate_plan_uuid} className={styles.closed}>
      {t.isClosed({ project: project_name, role, why: closed_reason ?? '' })}
    </p>
  ))
}

/** Starts a timer in one press: for what was worked on last, unless another project is chosen. All else is said while it runs. */
export function StartForm({ list, running, timers, desk }: StartFormProps) {
  const { places } = list
  const open = places.filter(({ closed_reason }) => closed_reason === null)
  const [chosen, setChosen] = useState<string | null>(null)
  const first = chosen ?? list.last?.rate_plan_uuid
  const ratePlan = open.find(({ rate_plan_uuid }) => rate_plan_uuid === first) ?? open[0]
  const closed = <ClosedPlaces places={places.filter(({ closed_reason }) => closed_reason !== null)} />
  if (!ratePlan) {
    return (
      <>
        {places.length === 0 && <p className={styles.closed}>{t.noProject()}</p>}
        {closed}
      </>
    )
  }

  const target = { project_uuid: ratePlan.project_uuid, rate_plan_uuid: ratePlan.rate_plan_uuid, task_uuid: null }
  const own = timerOf(target, timers)
  const runs = own !== undefined && own === running
  function start(event: FormEvent): void {
    event.preventDefault()
    if (runs) return
    startTimer(target, { list, timers, desk })
  }

  return (
    <form className={styles.start} data-acts aria-label={t.startOne()} noValidate onSubmit={start}>
      <FieldRows>
        <SelectField
          label={t.project()}
          value={ratePlan.rate_plan_uuid}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={open.map(({ rate_plan_uuid, project_name, company, role }) => ({
            value: rate_plan_uuid,
            label: t.projectOf({ project: project_name, role, company }),
          }))}
        />
      </FieldRows>
      <div className={styles.startActions}>
        <Button type="submit" variant={running ? 'outline' : 'filled'} disabled={runs}>
          <IconPlayerPlayFilled size={16} aria-hidden="true" />
          {running && !runs ? t.stopAndStart() : t.startShort()}
        </Button>
        <span className={styles.keys}>{t.fromAnyPage({ keys: timerKeys.toggle })}</span>
        {runs && <span className={styles.closed}>{t.isAbove({ label: timerLabel(own) })}</span>}
      </div>
      {closed}
    </form>
  )
}
