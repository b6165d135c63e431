import { CandidateGridSkeleton } from './candidate-grid-skeleton.tsx'
import styles from './results.module.css'

/** The search index is being built; the results come by themselves. */
export function Preparing({ cards }: { cards: number }) {
  return (
    <>
      <output className={styles.preparing}>
        The results are being prepared. They appear here by themselves in a moment.
      </output>
      <CandidateGridSkeleton cards={cards} />
    </>
  )
}
