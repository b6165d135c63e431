import type { AccessChangeKind } from '@talentplace/contract/bills/payouts/access-change-kinds'
import type { Payout } from '@talentplace/contract/bills/payouts/payout.routes'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import styles from '../bill.module.css'

type Whose = 'your' | 'their'

const changes: Readonly<Record<AccessChangeKind, (whose: Whose) => string>> = {
  granted: (whose) => (whose === 'your' ? 'you were given access to payments' : 'they were given access to payments'),
  email_changed: (whose) => `${whose} email address was changed`,
  password_reset: (whose) => `${whose} password was reset`,
  two_step_reset: (whose) => `${whose} two-step sign-in was reset`,
}

/** Who can release it only later, and why. */
export function ReleaseWaits({ payout: { release, waiting_staff } }: { payout: Payout }) {
  const { from, reason } = release
  return (
    <>
      {from !== null && reason !== null && (
        <p className={styles.notice}>
          You can release payouts from <InstantTime instant={from} />, 7 days after {changes[reason]('your')}.
        </p>
      )}
      {waiting_staff.map((each) => (
        <p key={`${each.full_name} ${each.from}`} className={styles.quiet}>
          {each.full_name} can release this payout from <InstantTime instant={each.from} />, 7 days after{' '}
          {changes[each.reason]('their')}.
        </p>
      ))}
    </>
  )
}
