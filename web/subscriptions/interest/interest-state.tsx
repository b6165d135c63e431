import * as t from '@talentplace/contract/subscriptions/messages/team'
import { interestStates, type Interest } from '@talentplace/contract/subscriptions/interest.states'
import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import styles from './interest-state.module.css'
import { Rich } from '../../ui/rich.tsx'
import { StateTag } from '../../ui/state-tag.tsx'

interface InterestStateProps {
  readonly interest: Interest
  /** Instants, ISO 8601. */
  readonly requestedDate: string
  readonly answeredDate: string | null
}

/** What an assistant said to the question whether they take the work, and how long ago that, or the question, is. */
export function InterestState({ interest, requestedDate, answeredDate }: InterestStateProps) {
  return (
    <span className={styles.state}>
      <StateTag of={interestStates} state={interest} />
      <span className={styles.since}>
        <Rich
          of={interestStates.is('open', interest) ? t.requestedSince : t.answered}
          values={{}}
          when={() => <TimeAgo instant={answeredDate ?? requestedDate} />}
        />
      </span>
    </span>
  )
}
