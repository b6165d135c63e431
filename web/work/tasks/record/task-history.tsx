import * as t from '@talentplace/contract/work/messages/task'
import type { WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import { useState } from 'react'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { History, HistoryEntry, NoHistory } from '../../../ui/record/history.tsx'

type Entry = WholeTask['history'][number]

const pageSize = 10

const words: Readonly<Record<Entry['what'], string>> = {
  created: t.added(),
  changed: t.changed(),
  completed: t.completed(),
  reopened: t.reopened(),
  removed: t.removed(),
}

function format(text: string | null): string {
  if (text === null) return t.nothing()
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? calendarDay(text) : text
}

/** Who did what to a task, newest first. */
export function TaskHistory({ entries }: { entries: readonly Entry[] }) {
  const [page, setPage] = useState(1)
  if (entries.length === 0) return <NoHistory>{t.noHistory()}</NoHistory>
  return (
    <History label={t.historyPages()} page={page} pages={Math.ceil(entries.length / pageSize)} onPage={setPage}>
      {entries.slice((page - 1) * pageSize, page * pageSize).map((entry) => (
        <HistoryEntry
          key={entry.uuid}
          what={words[entry.what]}
          who={
            <>
              {entry.by_name ?? 'Talentplace'} · <InstantTime instant={entry.at} />
            </>
          }
          details={entry.changes.map(({ field, from, to }) =>
            t.change({ field, before: format(from), after: format(to) }),
          )}
        />
      ))}
    </History>
  )
}
