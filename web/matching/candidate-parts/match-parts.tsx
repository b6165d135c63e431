import type { Match } from '@talentplace/contract/matching/search.routes'
import styles from './match-parts.module.css'

/** Every part of the score with its points; they add up to it. */
export function MatchParts({ match }: { match: Match }) {
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">What counts</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {match.reasons.map((reason) => (
          <tr key={reason.code}>
            <th scope="row">{reason.text}</th>
            <td>
              {reason.points} of {reason.of}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Match</th>
          <td>{match.score}</td>
        </tr>
      </tfoot>
    </table>
  )
}
