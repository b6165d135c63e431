import type { MergePreview as Plan } from '@talentplace/contract/talent/people-merges/merge.routes'
import styles from './merges.module.css'

function Lines({ label, lines, none }: { label: string; lines: readonly string[]; none?: string }) {
  if (lines.length === 0 && none === undefined) return null
  return (
    <div>
      <h3 className={styles.label}>{label}</h3>
      {lines.length === 0 ? (
        <p className={styles.text}>{none}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What a merge would do to two, in words; or why it can't be done. */
export function MergePreview({ plan: { goes, stays, moves, lost, refused } }: { plan: Plan }) {
  if (refused !== null) {
    return <output className={styles.refused}>{refused}</output>
  }
  return (
    <div className={styles.plan}>
      <Lines label={`Moves to ${stays.name}`} lines={moves} none="Nothing." />
      <Lines label="Isn’t taken over" lines={lost} />
      <p className={styles.text}>
        {goes.name} is gone then. The old address leads to {stays.name}, where both histories are. This can’t be undone.
      </p>
    </div>
  )
}
