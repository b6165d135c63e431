import * as t from '@talentplace/contract/matching/messages/candidates'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { useEffect, useRef } from 'react'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { announce } from '../../../ui/notice/live-region.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import type { CardContext } from '../card/candidate-card.tsx'
import { CandidateGrid } from './candidate-grid.tsx'
import { CandidateGridSkeleton } from './candidate-grid-skeleton.tsx'
import type { CandidateSearch } from '../../search/candidate-search.ts'
import { isStarting } from '../../search/search-retry.ts'
import { NoMatches } from './empty-results.tsx'
import { pageCount } from '../../search/page-count.ts'
import { Preparing } from './preparing.tsx'
import styles from './results.module.css'

interface ResultsProps {
  readonly search: CandidateSearch
  readonly context: CardContext
  readonly page: number
  readonly onPage: (page: number) => void
  readonly filters: number
  readonly onClearFilters: () => void
}

/** Says the number found when it is known, and takes a page that no longer exists back to the last. */
function useFoundNews(search: CandidateSearch, page: number, onPage: (page: number) => void): void {
  const { data, isPlaceholderData } = search
  const count = data && !isPlaceholderData ? data.count : null
  useEffect(() => {
    if (count !== null) announce(t.foundNews({ count }))
  }, [count])
  const last = count === null ? null : pageCount(count)
  useEffect(() => {
    if (last !== null && page > last) onPage(last)
  }, [last, page, onPage])
}

/** B4.4, B4.5: the candidates found, in every state of finding them. */
export function Results({ search, context, page, onPage, filters, onClearFilters }: ResultsProps) {
  const { data, error, failureReason, isPlaceholderData, refetch } = search
  const top = useRef<HTMLDivElement>(null)
  useFoundNews(search, page, onPage)
  if (isStarting(error ?? failureReason)) return <Preparing cards={6} />
  if (error) {
    return <LoadFailure message={failureMessage(error, ui.errorOccurred())} onRetry={() => void refetch()} />
  }
  if (!data) return <CandidateGridSkeleton cards={6} />
  if (data.count === 0 && !isPlaceholderData) return <NoMatches filters={filters} onClearFilters={onClearFilters} />
  return (
    <div ref={top} className={styles.results} tabIndex={-1}>
      <CandidateGrid candidates={data.assistants} context={context} page={page} busy={isPlaceholderData} />
      <div className={styles.pages}>
        <PageLinks
          label={t.pages()}
          page={page}
          pages={pageCount(data.count)}
          onPage={(next) => {
            onPage(next)
            top.current?.focus({ preventScroll: true })
            top.current?.scrollIntoView({ block: 'start' })
          }}
        />
      </div>
    </div>
  )
}
