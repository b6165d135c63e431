import * as t from '@talentplace/contract/matching/messages/candidates'
import { IconCheck } from '@tabler/icons-react'
import type { RankedCandidate } from '@talentplace/contract/matching/search.routes'
import { Link } from 'react-router'
import { clockDifference } from '../../../platform/formatting/difference.ts'
import { localTime } from '../../../platform/formatting/local-time.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { CompareTick } from '../../compare/compare-tick.tsx'
import { PoolAction } from '../../cart/pool-action.tsx'
import styles from './candidate-card.module.css'
import { ChipRow } from './chip-row.tsx'
import type { ComparedClock } from '../../candidate-parts/compared-clock.ts'
import { OverlapStrip } from './overlap-strip.tsx'
import { Portrait } from '../../candidate-parts/portrait.tsx'
import { RatingLine } from '../../candidate-parts/rating-line.tsx'
import { candidateRoles } from '../../candidate-parts/role-names.ts'
import { scoreWords } from './score-words.ts'
import { displayedReasons } from './displayed-reasons.ts'
import { WhyThisMatch } from './why-this-match.tsx'

export interface CardContext {
  readonly clock: ComparedClock | null
  /** Ids of the roles being viewed. */
  readonly viewed: readonly number[]
  /** The search, as the profile's address carries it. */
  readonly profileQuery: string
}

function PlaceLine({ candidate, clock }: { candidate: RankedCandidate; clock: ComparedClock | null }) {
  const { timezone_offset } = candidate.match
  return (
    <p className={styles.place}>
      {candidate.city}, {candidate.region}
      {clock && (
        <span className={styles.time}>
          {localTime(timezone_offset, clock.instant)} ({clockDifference(timezone_offset, clock.offset)})
        </span>
      )}
    </p>
  )
}

/** B4.6: one candidate with the reasons for their place. The whole card leads to the profile, its actions stand above that. */
export function CandidateCard({ candidate, context }: { candidate: RankedCandidate; context: CardContext }) {
  const { match, uuid, display_name: name } = candidate
  const titleId = `candidate-${uuid}`
  const roles = candidateRoles(candidate, [match.role_id, ...context.viewed])
  const wantedRoles = roles.filter(({ id }) => id === match.role_id || context.viewed.includes(id))
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Portrait avatarId={candidate.avatar_id} name={name} size="card" />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <Link
              className={styles.profile}
              to={paths.assistant(uuid, context.profileQuery)}
              aria-label={t.viewProfile({ name })}
            >
              <span id={titleId} className={styles.whole}>
                {name}
              </span>
            </Link>
            {candidate.preferred_pronouns !== '' && (
              <span className={styles.pronouns}> {candidate.preferred_pronouns}</span>
            )}
          </h2>
          <PlaceLine candidate={candidate} clock={context.clock} />
          <RatingLine candidate={candidate} />
        </div>
        <p className={styles.score}>
          <span className={styles.points}>{match.score}</span>{' '}
          <span className={styles.match}>{scoreWords(candidate, context.viewed)}</span>
        </p>
      </header>
      <ChipRow kind="role" label={t.roles()} items={wantedRoles} count={roles.length} />
      <ul className={styles.reasons} aria-label={t.whyThisMatch()}>
        {displayedReasons(match.reasons).map((reason) => (
          <li key={reason.code}>
            <IconCheck className={styles.tick} size={16} stroke={2} aria-hidden="true" />
            <span>{reason.text}</span>
          </li>
        ))}
      </ul>
      {match.overlap && <OverlapStrip overlap={match.overlap} />}
      <div className={styles.chips}>
        <ChipRow kind="skill" label={t.skills()} items={candidate.skills} count={candidate.skill_count} />
        <ChipRow kind="tool" label={t.tools()} items={candidate.tools} count={candidate.tool_count} />
      </div>
      <footer className={styles.foot}>
        <PoolAction candidate={candidate} />
        <CompareTick person={{ uuid, name }} />
        <WhyThisMatch match={match} name={name} />
      </footer>
    </article>
  )
}
