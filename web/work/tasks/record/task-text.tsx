import type { WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import styles from '../tasks.module.css'

/** A task as someone reads it who can't change it. */
export function TaskText({ task: { description, assignment } }: { task: WholeTask }) {
  return (
    <>
      <p className={styles.text}>{description || 'No description.'}</p>
      <p className={styles.parent}>
        {assignment.length === 0
          ? 'Nobody has this task yet.'
          : `Assigned to ${assignment.map(({ name }) => name).join(', ')}.`}
      </p>
    </>
  )
}
