import * as t from '@talentplace/contract/work/messages/time'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { Fragment, type ReactNode } from 'react'
import { printedText } from '../../../platform/formatting/printed-hours.ts'
import { groupEntries, type EntryGroup, type Grouping } from '../entries/group-entries.ts'
import { dayName } from './day-name.ts'
import styles from './time-screen.module.css'

const nameOf: Readonly<Record<Grouping, (entry: TimeEntry) => string>> = {
  day: ({ task_date }) => dayName(task_date),
  person: ({ virtualassistant_name }) => virtualassistant_name,
  task: ({ task_name, project_name }) => t.taskOf({ task: task_name ?? t.noTask(), project: project_name }),
}

function Group({ group, name, children }: { group: EntryGroup; name: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={name}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupName}>{name}</h3>
        <span className={styles.groupSum}>
          {group.isPart ? t.onThisPage({ hours: printedText(group.hours) }) : printedText(group.hours)}
        </span>
      </div>
      <ul className={styles.entries}>{children}</ul>
    </section>
  )
}

interface EntryGroupsProps {
  readonly entries: readonly TimeEntry[]
  readonly by: Grouping
  readonly page: number
  readonly lastPage: number
  readonly renderEntry: (entry: TimeEntry) => ReactNode
}

/** The entries of a page, put together; each group with its sum. Not by day, each line says its day. */
export function EntryGroups({ entries, by, page, lastPage, renderEntry }: EntryGroupsProps) {
  return groupEntries(entries, by, { after: page > 1, before: page < lastPage }).map((group) => {
    const [first] = group.entries
    if (!first) return null
    return (
      <Group key={`${group.key} ${first.uuid}`} group={group} name={nameOf[by](first)}>
        {group.entries.map((entry, at) => (
          <Fragment key={entry.uuid}>
            {by !== 'day' && entry.task_date !== group.entries[at - 1]?.task_date && (
              <li className={styles.day}>{dayName(entry.task_date)}</li>
            )}
            {renderEntry(entry)}
          </Fragment>
        ))}
      </Group>
    )
  })
}
