import * as t from '@talentplace/contract/work/messages/entries'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { useState } from 'react'
import { useFocusBack } from '../../../ui/form/use-focus-back.ts'
import { TextButton } from '../../../ui/text-button.tsx'
import { EntryHistory } from '../history/entry-history.tsx'
import { EntryLine } from '../list/entry-line.tsx'
import { AssistantQuery } from '../query/assistant-query.tsx'
import { ContinueButton } from '../../timers/continue-button.tsx'
import type { useTimerStarts } from '../../timers/use-timer-starts.ts'
import { ConfirmEntry } from './confirm-entry.tsx'
import { EditEntryForm } from './edit-entry-form.tsx'
import type { EntryRatePlan } from './entry-fields.tsx'
import styles from './entries.module.css'

interface AssistantEntryProps {
  readonly entry: TimeEntry
  readonly places: readonly EntryRatePlan[]
  readonly today: string
  /** The first day that can still be changed; undefined until it is known. */
  readonly firstDay: string | undefined
  readonly onRemove: () => void
  /** What a press on Continue does. */
  readonly actionOf: ReturnType<typeof useTimerStarts>
}

/** A line of one's own time: changed where it stands, removed, confirmed, answered for. */
export function AssistantEntry({ entry, places, today, firstDay, onRemove, actionOf }: AssistantEntryProps) {
  const [editing, setEditing] = useState(false)
  const buttons = useFocusBack<HTMLDivElement>(editing)
  const stands = !entry.removed
  const isLastDay = entry.can_be_changed && entry.status !== 'queried' && entry.task_date === firstDay
  const what = t.what({
    name: entry.task_name ?? entry.project_name,
    description: entry.description || t.noDescription(),
  })
  return (
    <EntryLine
      entry={entry}
      side="assistant"
      actions={
        !editing && (
          <div ref={buttons} className={styles.lineButtons}>
            <ContinueButton entry={entry} actionOf={actionOf} />
            {entry.can_be_changed && (
              <>
                <TextButton size="small" aria-label={t.editThis({ what })} onClick={() => setEditing(true)}>
                  {t.edit()}
                </TextButton>
                <TextButton size="small" tone="muted" aria-label={t.removeThis({ what })} onClick={onRemove}>
                  {t.remove()}
                </TextButton>
              </>
            )}
          </div>
        )
      }
    >
      {isLastDay && <p className={styles.text}>{t.untilMidnight()}</p>}
      {stands && entry.status === 'unconfirmed' && !editing && (
        <ConfirmEntry entry={entry} onEdit={() => setEditing(true)} />
      )}
      {stands && !editing && <AssistantQuery entry={entry} />}
      {!editing && <EntryHistory entry={entry} />}
      {editing && (
        <div className={styles.entryForm}>
          <EditEntryForm entry={entry} places={places} today={today} onClose={() => setEditing(false)} />
        </div>
      )}
    </EntryLine>
  )
}
