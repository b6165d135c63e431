import * as t from '@talentplace/contract/work/messages/tasks'
import type { DueOrDone } from '../quick-picks.ts'
import styles from '../tasks.module.css'
import { useAddressChoice } from '../../../platform/navigation/use-address-choice.ts'
import { groupingLabels, isTaskGrouping, taskGroupings, type TaskGrouping } from './task-grouping.ts'

/** What the tasks of a page stand under, as the address says; null: they stand under nothing. */
export function useTaskGrouping(): TaskGrouping | null {
  const [group] = useAddressChoice('group', '')
  return isTaskGrouping(group) ? group : null
}

/** Chooses it. */
export function GroupSelect({ of }: { of: DueOrDone }) {
  const [, setGroup] = useAddressChoice('group', '')
  const group = useTaskGrouping()
  return (
    <label className={styles.pick}>
      <span>{t.groupBy()}</span>
      <select value={group ?? ''} onChange={(event) => setGroup(event.currentTarget.value)}>
        <option value="">{t.notGrouped()}</option>
        {taskGroupings.map((each) => (
          <option key={each} value={each}>
            {groupingLabels[of][each]}
          </option>
        ))}
      </select>
    </label>
  )
}
