import * as t from '@talentplace/contract/hiring/messages/waiting-payments'
import { useLocation } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { isOrderPaidHere } from '../checkout/checkout-entries.ts'
import { CancelPayment } from './cancel-payment.tsx'
import type { WaitingPayment } from './use-waiting-payments.ts'
import styles from './waiting-notice.module.css'
import { whatIsPaid } from './waiting-words.ts'

function useIsPaidHere(): (payment: WaitingPayment) => boolean {
  const { pathname, search } = useLocation()
  const resumed = new URLSearchParams(search).get('payment')
  return ({ payment_uuid, project_uuid }) =>
    pathname === paths.checkout() && (resumed === payment_uuid || isOrderPaidHere(project_uuid, payment_uuid))
}

/** B8: every page of a client says that a payment waits, but the one where it is just being made. */
export function WaitingNotice({ payments }: { payments: readonly WaitingPayment[] }) {
  const isPaidHere = useIsPaidHere()
  return payments
    .filter((payment) => !isPaidHere(payment))
    .map((payment) => (
      <section key={payment.payment_uuid} className={styles.notice} aria-label={t.waits()}>
        <p>
          <strong>{t.notFinished({ what: whatIsPaid(payment) })}</strong>{' '}
          {payment.state === 'needs_action' ? t.bankAsks() : t.providerWaits()}
        </p>
        <div className={styles.actions}>
          <LinkButton to={paths.resumePayment(payment.payment_uuid)}>{t.continuePayment()}</LinkButton>
          <CancelPayment payment={payment} />
        </div>
      </section>
    ))
}
