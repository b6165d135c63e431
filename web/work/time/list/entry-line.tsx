import * as t from '@talentplace/contract/work/messages/time'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import type { ReactNode } from 'react'
import { StateTag } from '../../../ui/state-tag.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { removalWords } from '../history/removal-words.ts'
import { entryHoursText } from './entry-hours.ts'
import { EntryTimes } from './entry-times.tsx'
import styles from './time-screen.module.css'

/** Whose eyes it is shown to: a client reads who, an assistant for whom. */
export type Side = 'assistant' | 'client' | 'staff'

function Tags({ entry }: { entry: TimeEntry }) {
  return (
    <span className={styles.tags}>
      {entry.removed ? <Tag>{t.removed()}</Tag> : <StateTag of={timeEntryStates} state={entry.status} />}
      {!entry.billable && !entry.over_limit && <Tag>{t.notBillable()}</Tag>}
      {entry.over_limit && <Tag tone="notice">{t.overLimit()}</Tag>}
    </span>
  )
}

/** What time beyond the agreed hours waits for, told to each side. */
const beyond: Readonly<Record<Side, (company: string) => string>> = {
  assistant: (company) => t.beyondForAssistant({ company }),
  client: () => t.beyondForClient(),
  staff: () => t.beyondForStaff(),
}

interface EntryLineProps {
  readonly entry: TimeEntry
  readonly side: Side
  /** What can be done with it. */
  readonly actions?: ReactNode
  /** A question about it, or its form. */
  readonly children?: ReactNode
}

/** One entry: when, what on, what was done, how long, and where it stands. */
export function EntryLine({ entry, side, actions, children }: EntryLineProps) {
  const { task_name, project_name, company, virtualassistant_name, description, not_billable_reason } = entry
  const who = side === 'assistant' ? company : virtualassistant_name
  return (
    <li className={styles.entry}>
      <div className={styles.entryLine}>
        <span className={styles.times}>
          <EntryTimes entry={entry} />
        </span>
        <div className={styles.what}>
          <p className={styles.task}>{task_name ?? project_name}</p>
          <p className={styles.where}>{[task_name === null ? null : project_name, who].filter(Boolean).join(', ')}</p>
          {description !== '' && description !== task_name && <p className={styles.description}>{description}</p>}
          {entry.removed && side !== 'client' && <p className={styles.where}>{removalWords(entry.removed, side)}</p>}
          {not_billable_reason && <p className={styles.where}>{t.notBillableFor({ reason: not_billable_reason })}</p>}
          {entry.over_limit && <p className={styles.where}>{beyond[side](company)}</p>}
          <Tags entry={entry} />
        </div>
        <div className={styles.end}>
          <span className={styles.length}>{entryHoursText(entry)}</span>
          {actions && <div className={styles.entryActions}>{actions}</div>}
        </div>
      </div>
      {children}
    </li>
  )
}
