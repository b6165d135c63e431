import { useFeature } from '../../platform/session/use-feature.ts'
import { timerLabel } from './timer-events.ts'
import { StartButton } from './start-button.tsx'
import styles from './start-button.module.css'
import { lastTarget } from './timer-target.ts'
import { useTimers } from './use-timers.ts'
import { useTimerStarts } from './use-timer-starts.ts'

function Last() {
  const { timers, list } = useTimers()
  const actionOf = useTimerStarts()
  const target = list && lastTarget(list, timers)
  const ratePlan = list?.places.find(({ project_uuid }) => project_uuid === target?.project_uuid)
  if (!target || !ratePlan) return null
  const task_name = ratePlan.tasks.find(({ uuid }) => uuid === target.task_uuid)?.name ?? null
  const label = timerLabel({ project_name: ratePlan.project_name, task_name })
  return (
    <div className={styles.last}>
      <span className={styles.lastName}>{label}</span>
      <StartButton action={actionOf(target)} name={label} variant="filled" />
    </div>
  )
}

/** What was worked on last, in one press; what runs now, to stop it. Nothing where the feature is off, or where no time can be logged. */
export function StartLast() {
  return useFeature('va', 'time') ? <Last /> : null
}
