import * as t from '@talentplace/contract/matching/messages/candidates'
import { candidateSorts, type CandidateSort } from '@talentplace/contract/core/criteria/limits'
import { announce } from '../../../ui/notice/live-region.tsx'
import { PlainSelect } from '../../../ui/plain-select.tsx'
import styles from './sort-choice.module.css'

interface SortChoiceProps {
  readonly sort: CandidateSort
  /** Without the viewer's clock nobody's hours can be compared with theirs. */
  readonly hasClock: boolean
  readonly onChange: (sort: CandidateSort) => void
}

const names: Record<CandidateSort, string> = {
  match: t.bestMatch(),
  free_hours: t.byFreeHours(),
  rating: t.highestRating(),
  shared_hours: t.bySharedHours(),
}

/** B4: what the candidates are sorted by; equals stand by their match. */
export function SortChoice({ sort, hasClock, onChange }: SortChoiceProps) {
  const offered = candidateSorts.filter((each) => each !== 'shared_hours' || hasClock || each === sort)
  return (
    <label className={styles.field}>
      <span className={styles.name}>{t.sortBy()}</span>
      <PlainSelect
        value={sort}
        onChange={({ currentTarget: { value } }) => {
          const chosen = candidateSorts.find((each) => each === value) ?? 'match'
          announce(t.sortedBy({ order: names[chosen].toLowerCase() }))
          onChange(chosen)
        }}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </PlainSelect>
    </label>
  )
}
