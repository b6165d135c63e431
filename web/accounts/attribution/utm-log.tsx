import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import styles from './utm-log.module.css'

const pageSize = 10
const eventNames = { pageview: 'Visit', signup: 'Sign-up' } as const

/** What was logged for a record, newest first. */
export function UtmLog({ uuid }: { uuid: string }) {
  const [page, setPage] = useState(1)
  const query = { utm_uuid: uuid, pagination: { limit: pageSize, offset: (page - 1) * pageSize } }
  const { data, error, refetch } = useApi('attribution.listUtmLog', { query }, { placeholderData: keepPreviousData })
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton height={120} />
      </div>
    )
  }
  if (data.count === 0)
    return <p className={styles.none}>Nobody has come by this link yet. Visits will be listed here.</p>
  return (
    <>
      <ul className={styles.log}>
        {data.log.map((entry) => (
          <li key={entry.uuid}>
            <span>{eventNames[entry.event]}</span>
            <span className={styles.page}>{entry.page}</span>
            <InstantTime instant={entry.created_date} />
          </li>
        ))}
      </ul>
      <PageLinks label="Pages of the log" page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage} />
    </>
  )
}
