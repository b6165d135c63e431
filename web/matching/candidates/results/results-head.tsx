import * as t from '@talentplace/contract/matching/messages/candidates'
import { zonePlace } from '@talentplace/contract/shared/zone-name'
import type { CandidateSort } from '@talentplace/contract/core/criteria/limits'
import type { ReactNode } from 'react'
import { localTime } from '../../../platform/formatting/local-time.ts'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type ComparedClock } from '../../candidate-parts/compared-clock.ts'
import styles from './results-head.module.css'
import { resultsHeading } from './results-heading.ts'

interface ResultsHeadProps {
  /** How many were found; null until known. */
  readonly count: number | null
  readonly roles: readonly string[]
  readonly clock: ComparedClock | null
  /** It is still being asked for: who was found may be known before. */
  readonly isClockComing: boolean
  /** The city picked as a filter, whose clock stands in for the viewer's. */
  readonly city: string | null
  readonly sort: CandidateSort
  readonly children?: ReactNode
}

const orders: Record<CandidateSort, string> = {
  match: t.orderedByMatch(),
  free_hours: t.orderedByFreeHours(),
  rating: t.orderedByRating(),
  shared_hours: t.orderedBySharedHours(),
}

/** What isn't known yet has the room of these. */
const usualCount = 100
const usualClock: ComparedClock = { timezone: 'America/Vancouver', offset: 0, instant: 0 }

function clockText(clock: ComparedClock, city: string | null): string {
  const time = localTime(clock.offset, clock.instant)
  return city === null ? t.yourClock({ time, place: zonePlace(clock.timezone) }) : t.clockOfCity({ city, time })
}

/** What was found and by whose clock it is shown. */
export function ResultsHead({ count, roles, clock, isClockComing, city, sort, children }: ResultsHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.heading}>
          {count === null ? (
            <>
              <VisuallyHidden>{t.candidates()}</VisuallyHidden>
              <span aria-hidden="true" className={styles.coming} data-words={resultsHeading(usualCount, roles)}>
                <Skeleton height="100%" />
              </span>
            </>
          ) : (
            resultsHeading(count, roles)
          )}
        </h1>
        <p className={styles.order}>
          {orders[sort]}
          {clock && ` ${clockText(clock, city)}`}
          {!clock && (count === null || isClockComing) && (
            <span aria-hidden="true" className={styles.clock} data-words={` ${clockText(usualClock, city)}`} />
          )}
        </p>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

/** The heading where there is nothing to count. */
export function PlainHead() {
  return (
    <div className={styles.head}>
      <h1 className={styles.heading}>{t.candidates()}</h1>
    </div>
  )
}
