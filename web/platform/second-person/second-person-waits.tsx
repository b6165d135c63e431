import {
  secondPersonActs,
  secondPersonReasonText,
  type SecondPersonAct,
} from '@talentplace/contract/shared/second-person'
import type { SecondPersonWait } from '@talentplace/contract/shared/second-person-wait'
import { InstantTime } from '../viewer-zone/instant-time.tsx'
import styles from './second-person-waits.module.css'

/** Who can be the second person only later, and why. */
export function SecondPersonWaits({ act, wait }: { act: SecondPersonAct; wait: SecondPersonWait }) {
  const { approval, waiting_staff } = wait
  const { does } = secondPersonActs[act]
  return (
    <>
      {approval.from !== null && approval.reason !== null && (
        <span className={styles.own}>
          You can {does} from <InstantTime instant={approval.from} />, 7 days after{' '}
          {secondPersonReasonText(act, approval.reason, 'your')}.
        </span>
      )}
      {waiting_staff.map((each) => (
        <span key={`${each.full_name} ${each.from}`} className={styles.colleague}>
          {each.full_name} can {does} from <InstantTime instant={each.from} />, 7 days after{' '}
          {secondPersonReasonText(act, each.reason, 'their')}.
        </span>
      ))}
    </>
  )
}
