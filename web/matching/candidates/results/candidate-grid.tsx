import * as t from '@talentplace/contract/matching/messages/candidates'
import type { RankedCandidate } from '@talentplace/contract/matching/search.routes'
import { CandidateCard, type CardContext } from '../card/candidate-card.tsx'
import styles from './candidate-grid.module.css'
import { helpCardIndex } from './help-card-index.ts'
import { HelpMeDecideCard } from './help-me-decide.tsx'

interface CandidateGridProps {
  readonly candidates: readonly RankedCandidate[]
  readonly context: CardContext
  /** Page of the results, from 1; null where no help card is wanted. */
  readonly page: number | null
  /** Another page is on its way. */
  readonly busy?: boolean
}

/** The cards of a page, best first, with the help card among those of the first. */
export function CandidateGrid({ candidates, context, page, busy = false }: CandidateGridProps) {
  const cards = candidates.map((candidate) => (
    <li key={candidate.uuid}>
      <CandidateCard candidate={candidate} context={context} />
    </li>
  ))
  const helpAt = page === null ? null : helpCardIndex(candidates.length, page)
  if (helpAt !== null)
    cards.splice(
      helpAt,
      0,
      <li key="help">
        <HelpMeDecideCard />
      </li>,
    )
  return (
    <ol className={styles.grid} aria-label={t.candidates()} aria-busy={busy}>
      {cards}
    </ol>
  )
}
