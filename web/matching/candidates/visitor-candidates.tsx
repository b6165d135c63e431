import * as ui from '@talentplace/contract/shared/messages/ui'
import type { ReactNode } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useCriteria } from '../../platform/criteria/criteria.ts'
import { writeCriteriaAddress } from '../../platform/criteria/criteria-address.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { CompareDock } from '../compare/compare-dock.tsx'
import { BackButton } from './back-button.tsx'
import { CandidateGrid } from './results/candidate-grid.tsx'
import { CandidateGridSkeleton } from './results/candidate-grid-skeleton.tsx'
import { useCandidateSearch } from '../search/candidate-search.ts'
import { isStarting } from '../search/search-retry.ts'
import styles from './candidates-step.module.css'
import { NoMatches, NoRoles } from './results/empty-results.tsx'
import { filtersSet, noFilters } from '../filters/filter-choices.ts'
import { Invitation } from './results/invitation.tsx'
import { Preparing } from './results/preparing.tsx'
import { PlainHead, ResultsHead } from './results/results-head.tsx'
import { viewedRoles } from '../chosen-roles/role-choice.ts'
import { useViewedSearch, viewedNames } from './viewed-search.ts'

const visitorsPage = 1

interface VisitorCandidatesProps {
  readonly onBack: () => void
  /** The form to open an account with. */
  readonly signUp: ReactNode
}

/** B4.1: the step as a visitor sees it: up to three candidates, how many there are, and the way to see them all. */
export function VisitorCandidates({ onBack, signUp }: VisitorCandidatesProps) {
  const { criteria, update } = useCriteria()
  const viewed = viewedRoles(criteria)
  const { input, ready, clock, roles, context } = useViewedSearch(criteria, visitorsPage, viewed)
  const search = useCandidateSearch(input, ready)
  const { data, error, failureReason, refetch } = search

  const isOverLimit = error?.code === 'too_many_searches'

  function results() {
    if (viewed.length === 0) return <NoRoles onAddRoles={() => update({}, { step: 'roles' })} />
    if (isStarting(error ?? failureReason)) return <Preparing cards={3} />
    if (isOverLimit) return null
    if (error) return <LoadFailure message={failureMessage(error, ui.errorOccurred())} onRetry={() => void refetch()} />
    if (!data) return <CandidateGridSkeleton cards={3} />
    if (data.count === 0) return <NoMatches filters={filtersSet(criteria)} onClearFilters={() => update(noFilters)} />
    return <CandidateGrid candidates={data.assistants} context={context} page={null} />
  }

  return (
    <div className={styles.visitor}>
      {viewed.length === 0 || error ? (
        <PlainHead />
      ) : (
        <ResultsHead
          count={data?.count ?? null}
          roles={viewedNames(roles, viewed)}
          clock={clock}
          isClockComing={!ready}
          city={criteria.city}
          sort={criteria.sort}
        />
      )}
      {results()}
      <CompareDock search={context.profileQuery} />
      {(data || isOverLimit) && viewed.length > 0 && (
        <Invitation
          count={isOverLimit || !data ? null : data.count}
          resultCount={data?.assistants.length ?? 0}
          signupQuery={writeCriteriaAddress(criteria, visitorsPage, { step: true })}
          signUp={signUp}
        />
      )}
      <BackButton onBack={onBack} />
    </div>
  )
}
