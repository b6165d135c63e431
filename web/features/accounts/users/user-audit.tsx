import { useState } from 'react'
import { useApi } from '../../../platform/api/query.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { actionText, detailLines } from './audit-text.ts'
import styles from './user-audit.module.css'

const pageSize = 10

/** What was done to an account and with it, newest first: by whom, when and why. */
export function UserAudit({ uuid }: { uuid: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useApi('accounts.listUserAudit', {
    params: { uuid },
    query: { pagination: { limit: pageSize, offset: (page - 1) * pageSize } },
  })
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className={styles.loading} aria-busy="true">
        <Skeleton width="35%" />
        <Skeleton width="55%" />
        <Skeleton width="40%" />
      </div>
    )
  }
  if (data.count === 0) return <p className={styles.none}>Nothing yet. Sign-ins and changes will be listed here.</p>
  return (
    <>
      <ol className={styles.entries}>
        {data.entries.map((entry) => (
          <li key={entry.uuid} className={styles.entry}>
            <p className={styles.action}>{actionText(entry.action)}</p>
            <p className={styles.who}>
              {entry.actor_name ?? 'Nobody signed in'}
              {entry.impersonator_name && ` (by ${entry.impersonator_name})`} ·{' '}
              <InstantTime instant={entry.created_date} />
            </p>
            {detailLines(entry.details).map((line) => (
              <p key={line} className={styles.detail}>
                {line}
              </p>
            ))}
            {entry.reason && <p className={styles.detail}>“{entry.reason}”</p>}
          </li>
        ))}
      </ol>
      <div className={styles.pages}>
        <PageLinks
          label="Pages of the audit trail"
          page={page}
          pages={Math.ceil(data.count / pageSize)}
          onPage={setPage}
        />
      </div>
    </>
  )
}
