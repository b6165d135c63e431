import type { MatchReason } from '@talentplace/contract/matching/search.routes'
import styles from './match-board.module.css'

/** A score, opened to what each part added; the parts add up to it. */
export function Reasons({ score, reasons }: { score: number | null; reasons: readonly MatchReason[] }) {
  if (score === null) return <p className={styles.fact}>The search doesn’t find them for this role.</p>
  return (
    <details className={styles.reasons}>
      <summary>Match {score}</summary>
      <ul>
        {reasons.map(({ code, text, points, of }) => (
          <li key={code}>
            {text} <span className={styles.points}>{`${points} of ${of}`}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
