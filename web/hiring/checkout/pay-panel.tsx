import * as t from '@talentplace/contract/hiring/messages/checkout'
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
      <strong>{t.failed()}</strong>
      <p>
        {message} {t.entriesKept()}
      </p>
      <Button variant="outline" onClick={onStartAgain}>
        {t.tryAnotherCard()}
      </Button>
    </div>
  )
}

/** What a card is charged today, and what becomes of a total that is too small for one. */
function chargeWords({ cents, charged_today_cents, currency }: PayPanelProps['total']): string {
  const amount = formatMoney(cents, currency)
  if (charged_today_cents > 0) return t.willCharge({ amount })
  if (cents === 0) return t.nothingCharged()
  return t.tooLittle({ amount })
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
      <p id={heading}>{t.beforeYouPay()}</p>
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
      <li>{t.cardToProvider()}</li>
      <li>{t.fullRefund()}</li>
      <li>{t.cancelAnyTime()}</li>
    </ul>
  )
}

/** B8: the last step: what is charged, and what becomes of it. */
export function PayPanel(props: PayPanelProps) {
  const { total, requirements, onRequirement, incomplete, notice, busy, order, rejection } = props
  const { onPay, renderApproval, onStartAgain, bankStep } = props
  const isCharged = total.charged_today_cents > 0
  const paying = isCharged ? t.paying() : t.starting()
  const press = isCharged ? t.pay({ amount: formatMoney(total.cents, total.currency) }) : t.start()
  if (order?.state === 'pending' || order?.state === 'paid') {
    return (
      <Panel title={t.payment()}>
        <WaitingForAnswer />
      </Panel>
    )
  }
  if (order?.state === 'needs_action') return <Panel title={t.confirmWithBank()}>{bankStep}</Panel>
  if (order) {
    return (
      <Panel title={t.payment()}>
        <Rejected message={order.message ?? t.nothingWasCharged()} onStartAgain={onStartAgain} />
      </Panel>
    )
  }
  return (
    <Panel title={t.payment()} lead={chargeWords(total)}>
      <div className={styles.pay}>
        <PayRequirementList requirements={requirements} onPress={onRequirement} />
        <div role="alert">
          {rejection && <p className={styles.failure}>{rejection}</p>}
          {!rejection && notice && <p className={styles.failure}>{notice}</p>}
          {!rejection && !notice && incomplete && requirements.length > 0 && (
            <p className={styles.failure}>{t.incomplete()}</p>
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
