import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { History, HistoryEntry, HistorySkeleton, NoHistory } from '../../ui/record/history.tsx'
import { actionWords, detailWords } from './history-words.ts'
import type { OfPerson } from './person.ts'

const pageSize = 10

function Entries({ person }: OfPerson) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useApi('people.listPeopleHistory', {
    params: person,
    query: { pagination: { limit: pageSize, offset: (page - 1) * pageSize } },
  })
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) return <HistorySkeleton />
  if (data.count === 0) return <NoHistory>Nothing yet. Every change will be listed here.</NoHistory>
  return (
    <History label="Pages of the history" page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage}>
      {data.entries.map((entry) => (
        <HistoryEntry
          key={entry.uuid}
          what={actionWords(entry.action)}
          who={
            <>
              {entry.actor_name ?? 'Nobody signed in'}
              {entry.impersonator_name && ` (by ${entry.impersonator_name})`} ·{' '}
              <InstantTime instant={entry.created_date} />
            </>
          }
          details={[...detailWords(entry.details), ...(entry.reason ? [`“${entry.reason}”`] : [])]}
        />
      ))}
    </History>
  )
}

/** Every change of someone's record, with its reason, from the audit. */
export function HistoryPanel({ person }: OfPerson) {
  return (
    <Panel title="History">
      <Entries person={person} />
    </Panel>
  )
}
