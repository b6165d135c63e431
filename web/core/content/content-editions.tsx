import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import styles from './content-editions.module.css'

const pageSize = 10

/** The editions made here, newest first. */
export function ContentEditions({ page: name }: { page: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useApi('content.listEditions', {
    params: { page: name },
    query: { pagination: { limit: pageSize, offset: (page - 1) * pageSize } },
  })
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={60} />
  if (data.count === 0)
    return <p className={styles.none}>This is the original text. Your editions will be listed here.</p>
  return (
    <>
      <ol className={styles.editions}>
        {data.editions.map(({ version, reason, edited_by, created_date }) => (
          <li key={version}>
            <strong>Edition {version}</strong>
            <span>
              {edited_by ?? 'Someone who left'} · <InstantTime instant={created_date} />
            </span>
            <span>“{reason}”</span>
          </li>
        ))}
      </ol>
      <PageLinks label="Pages of editions" page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage} />
    </>
  )
}
