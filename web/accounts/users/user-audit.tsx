import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { History, HistoryEntry, HistorySkeleton, NoHistory } from '../../ui/record/history.tsx'
import { actionText, detailLines } from './audit-text.ts'

const pageSize = 10

/** What was done to an account and with it, newest first: by whom, when and why. */
export function UserAudit({ uuid }: { uuid: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useApi('accounts.listUserAudit', {
    params: { uuid },
    query: { pagination: { limit: pageSize, offset: (page - 1) * pageSize } },
  })
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) return <HistorySkeleton />
  if (data.count === 0) return <NoHistory>Nothing yet. Sign-ins and changes will be listed here.</NoHistory>
  return (
    <History label="Pages of the audit trail" page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage}>
      {data.entries.map((entry) => (
        <HistoryEntry
          key={entry.uuid}
          what={actionText(entry.action)}
          who={
            <>
              {entry.actor_name ?? 'Nobody signed in'}
              {entry.impersonator_name && ` (by ${entry.impersonator_name})`} ·{' '}
              <InstantTime instant={entry.created_date} />
            </>
          }
          details={[...detailLines(entry.details), ...(entry.reason ? [`“${entry.reason}”`] : [])]}
        />
      ))}
    </History>
  )
}
