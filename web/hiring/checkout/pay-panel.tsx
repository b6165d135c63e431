import { IconCreditCard } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import type { Currency } from '@talentplace/contract/shared/money'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './pay-panel.module.css'
import type { PayRequirement } from './pay-requirements.ts'
import type { Order } from './use-payment.ts'
import { WaitingForAnswer } from './waiting-for-answer.tsx'

interface PayPanelProps {
  readonly total: { readonly cents: number; readonly charged_today_cents: number; readonly currency: Currency }
  /** What is left to do before it can be paid. */
  readonly requirements: readonly PayRequirement[]
  readonly onRequirement: (requirement: PayRequirement) => void
  /** Pay was pressed before everything was there. */
  readonly incomplete: boolean
  /** What the last press says. */
  readonly notice: string | null
  readonly busy: boolean
  readonly order: Order | null
  readonly rejection: string | null
  readonly onPay: () => void
  /** The button that pays, or what stands in for it while someone else has to approve the purchase. */
  readonly renderApproval: (press: ReactNode) => ReactNode
  readonly onStartAgain: () => void
  /** What the person confirms with their bank. */
  readonly bankStep: ReactNode
}

function Rejected({ message, onStartAgain }: { message: string; onStartAgain: () => void }) {
  return (
    <div className={styles.refused} role="alert">
      <strong>Your payment didn’t go through.</strong>
      <p>{message} Everything you entered is kept.</p>
      <Button variant="outline" onClick={onStartAgain}>
        Try another card
      </Button>
    </div>
  )
}

/** What a card is charged today, and what becomes of a total that is too small for one. */
function chargeWords({ cents, charged_today_cents, currency }: PayPanelProps['total']): string {
  const amount = formatMoney(cents, currency)
  if (charged_today_cents > 0) return `We’ll charge ${amount} to your card when you pay.`
  if (cents === 0) return 'Nothing is charged today.'
  return `Nothing is charged today. ${amount} is less than a card can be charged, so your next invoice collects it.`
}

interface PayRequirementListProps {
  readonly requirements: readonly PayRequirement[]
  /** Leads to where it is met. */
  readonly onPress: (requirement: PayRequirement) => void
}

/** What Pay still needs: each entry leads to its field. */
function PayRequirementList({ requirements, onPress }: PayRequirementListProps) {
  const heading = useId()
  if (requirements.length === 0) return null
  return (
    <div className={styles.missing}>
      <p id={heading}>Before you pay</p>
      <ul aria-labelledby={heading}>
        {requirements.map((requirement) => (
          <li key={`${requirement.at} ${requirement.message}`}>
            <button type="button" className={styles.requirement} onClick={() => onPress(requirement)}>
              {requirement.message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** B8: what whoever pays can count on, where they press. */
function Promises() {
  return (
    <ul className={styles.promises}>
      <li>Card details go straight to the card provider and never reach us.</li>
      <li>
        If someone you chose declines before the start and nobody takes their place, you can cancel with a full refund.
      </li>
      <li>Cancel any time: your team works until the last day you’ve paid for, and nothing is charged after it.</li>
    </ul>
  )
}

/** B8: the last step: what is charged, and what becomes of it. */
export function PayPanel(props: PayPanelProps) {
  const { total, requirements, onRequirement, incomplete, notice, busy, order, rejection } = props
  const { onPay, renderApproval, onStartAgain, bankStep } = props
  const isCharged = total.charged_today_cents > 0
  const paying = isCharged ? 'Paying …' : 'Starting …'
  const press = isCharged ? `Pay ${formatMoney(total.cents, total.currency)}` : 'Start my subscription'
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
        <Rejected message={order.message ?? 'Nothing was charged. Try another card.'} onStartAgain={onStartAgain} />
      </Panel>
    )
  }
  return (
    <Panel title="Payment" lead={chargeWords(total)}>
      <div className={styles.pay}>
        <PayRequirementList requirements={requirements} onPress={onRequirement} />
        <div role="alert">
          {rejection && <p className={styles.failure}>{rejection}</p>}
          {!rejection && notice && <p className={styles.failure}>{notice}</p>}
          {!rejection && !notice && incomplete && requirements.length > 0 && (
            <p className={styles.failure}>Nothing was charged. Complete what’s listed above, then press Pay again.</p>
          )}
        </div>
        {renderApproval(
          <Button fullWidth busy={busy} onClick={onPay}>
            {isCharged && <IconCreditCard size={20} stroke={1.75} aria-hidden="true" />}
            {busy ? paying : press}
          </Button>,
        )}
        <Promises />
      </div>
    </Panel>
  )
}
