import * as t from '@talentplace/contract/matching/messages/candidates'
import { CandidateGridSkeleton } from './candidate-grid-skeleton.tsx'
import styles from './results.module.css'

/** The search index is being built; the results come by themselves. */
export function Preparing({ cards }: { cards: number }) {
  return (
    <>
      <output className={styles.preparing}>{t.preparing()}</output>
      <CandidateGridSkeleton cards={cards} />
    </>
  )
}
