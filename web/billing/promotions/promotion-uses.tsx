import { redemptionStates } from '@talentplace/contract/billing/promotions/promotion.states'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import styles from './promotion.module.css'
import { StateTag } from '../../ui/state-tag.tsx'

const pageSize = 10

/** Who has used it and for which subscription, newest first. */
export function PromotionUses({ uuid }: { uuid: string }) {
  const [page, setPage] = useState(1)
  const query = { pagination: { limit: pageSize, offset: (page - 1) * pageSize } }
  const { data, error, refetch } = useApi(
    'promotions.listRedemptions',
    { params: { uuid }, query },
    { placeholderData: keepPreviousData },
  )
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton height={120} />
      </div>
    )
  }
  if (data.count === 0) {
    return <p className={styles.muted}>Nobody has used it yet. Clients and their subscriptions will be listed here.</p>
  }
  return (
    <>
      <ul className={styles.uses}>
        {data.redemptions.map((use) => (
          <li key={use.uuid}>
            <strong>{use.company}</strong>
            <span>{use.project_name}</span>
            <span>
              <StateTag of={redemptionStates} state={use.state} />
              {use.beyond_limit && ' Beyond the limit: signed in time, paid later'}
            </span>
            <InstantTime instant={use.created_date} />
          </li>
        ))}
      </ul>
      <PageLinks label="Pages of uses" page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage} />
    </>
  )
}
