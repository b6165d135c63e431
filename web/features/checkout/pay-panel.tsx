import { IconCreditCard } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Currency } from '@talentplace/contract/shared/money'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './pay-panel.module.css'
import type { Order } from './use-payment.ts'
import { WaitingForAnswer } from './waiting-for-answer.tsx'

interface PayPanelProps {
  readonly total: { readonly cents: number; readonly currency: Currency }
  /** What still keeps the draft from being paid. */
  readonly missing: readonly string[]
  readonly busy: boolean
  readonly order: Order | null
  readonly refusal: string | null
  readonly onPay: () => void
  readonly onStartAgain: () => void
  /** What the person confirms with their bank. */
  readonly bankStep: ReactNode
}

function Refused({ message, onStartAgain }: { message: string; onStartAgain: () => void }) {
  return (
    <div className={styles.refused} role="alert">
      <strong>Your payment did not go through, and nothing was charged.</strong>
      <p>{message} Everything you entered is kept.</p>
      <Button variant="outline" onClick={onStartAgain}>
        Try another card
      </Button>
    </div>
  )
}

/** B8: the last step: what is charged, and what becomes of it. */
export function PayPanel({ total, missing, busy, order, refusal, onPay, onStartAgain, bankStep }: PayPanelProps) {
  const amount = formatMoney(total.cents, total.currency)
  if (order?.state === 'pending' || order?.state === 'paid') {
    return (
      <Panel title="Payment">
        <WaitingForAnswer />
      </Panel>
    )
  }
  if (order?.state === 'needs_action') return <Panel title="Confirm with your bank">{bankStep}</Panel>
  if (order) {
    return (
      <Panel title="Payment">
        <Refused message={order.message ?? 'Please try another card.'} onStartAgain={onStartAgain} />
      </Panel>
    )
  }
  return (
    <Panel title="Payment" lead={`${amount} is charged to your card today.`}>
      <div className={styles.pay}>
        {missing.length > 0 && (
          <ul className={styles.missing}>
            {missing.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        <div role="alert">{refusal && <p className={styles.failure}>{refusal}</p>}</div>
        <Button fullWidth busy={busy} disabled={missing.length > 0} onClick={onPay}>
          <IconCreditCard size={20} stroke={1.75} aria-hidden="true" />
          {busy ? 'Paying …' : `Pay ${amount}`}
        </Button>
      </div>
    </Panel>
  )
}
