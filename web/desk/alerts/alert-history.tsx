import type { AlertChange } from '@talentplace/contract/desk/alerts/alert.routes'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { History, HistoryEntry, HistorySkeleton, NoHistory } from '../../ui/record/history.tsx'

const pageSize = 10

function changeText({ action, assigned_to_name, actor_name }: AlertChange): string {
  if (action === 'alert.assigned') return `Given to ${assigned_to_name ?? 'someone'}`
  if (action === 'alert.released') return 'Given back'
  if (action === 'alert.resolved') return 'Resolved'
  return actor_name === null ? 'Happened again, and reopened' : 'Reopened'
}

/** What was done about an alert, newest first. */
export function AlertHistory({ uuid }: { uuid: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useApi('operations.listAlertHistory', {
    params: { uuid },
    query: { pagination: { limit: pageSize, offset: (page - 1) * pageSize } },
  })
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) return <HistorySkeleton />
  if (data.count === 0)
    return <NoHistory>Nobody has done anything about it yet. What is done will be listed here.</NoHistory>
  return (
    <History label="Pages of the history" page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage}>
      {data.changes.map((change) => (
        <HistoryEntry
          key={change.uuid}
          what={changeText(change)}
          who={
            <>
              {change.actor_name ?? 'The product'} · <InstantTime instant={change.created_date} />
            </>
          }
          details={change.note === null ? [] : [`“${change.note}”`]}
        />
      ))}
    </History>
  )
}
