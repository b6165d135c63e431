import * as t from '@talentplace/contract/matching/messages/candidates'
import type { Match } from '@talentplace/contract/matching/search.routes'
import styles from './match-parts.module.css'

/** Every part of the score with its points; they add up to it. */
export function MatchParts({ match }: { match: Match }) {
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">{t.whatCounts()}</th>
          <th scope="col">{t.points()}</th>
        </tr>
      </thead>
      <tbody>
        {match.reasons.map((reason) => (
          <tr key={reason.code}>
            <th scope="row">{reason.text}</th>
            <td>{t.pointsOf({ points: reason.points, of: reason.of })}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.matchTotal()}</th>
          <td>{match.score}</td>
        </tr>
      </tfoot>
    </table>
  )
}
