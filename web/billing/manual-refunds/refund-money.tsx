import { useCredit } from '@talentplace/contract/billing/invoice-payments/invoice-payment.routes'
import type { CreditMovement } from '@talentplace/contract/billing/credit/credit.routes'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { RefundState } from '@talentplace/contract/billing/invoices/refund.states'
import { refundCredit, refundPayment } from '@talentplace/contract/billing/refunds/refund.routes'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import styles from '../invoices/invoice.module.css'
import { isOpen } from '../invoices/invoice-words.ts'
import { RecordManualRefund } from './record-manual-refund.tsx'
import { MoneyDialog } from '../invoices/money-dialog.tsx'
import { MoveMoneyForm, unanswered } from '../invoices/move-money-form.tsx'
import { showsPayments } from '../invoices/shows-payments.ts'

const moving = { reloads: showsPayments, errorMessage: unanswered, idempotent: true } as const

function notifyOfRefundMade({ state }: { state: RefundState }): void {
  const message = state === 'succeeded' ? 'The money is on its way back to the card.' : 'The refund is under way.'
  notify({ kind: 'success', message })
}

interface UseCreditFormProps {
  readonly invoice: Invoice
  readonly most_cents: number
  readonly onClose: () => void
}

function UseCreditForm({ invoice: { uuid, currency, credit_cents }, most_cents, onClose }: UseCreditFormProps) {
  const save = useSave('invoices.useCredit', {
    ...moving,
    onSaved: () => notify({ kind: 'success', message: 'The credit is used.' }),
  })
  return (
    <MoveMoneyForm
      about={`The client has a credit of ${formatMoney(credit_cents, currency)}. They’re told what it paid.`}
      submit="Pay with credit"
      most_cents={most_cents}
      currency={currency}
      schema={useCredit.body}
      sent={({ amount_cents }) => ({ amount_cents })}
      onSubmit={(body) => save.mutateAsync({ params: { uuid }, body })}
      onClose={onClose}
    />
  )
}

interface RefundPaymentFormProps {
  readonly invoice: Invoice
  readonly payment: Invoice['payments'][number]
  readonly onClose: () => void
}

function RefundPaymentForm({ invoice: { uuid, currency }, payment, onClose }: RefundPaymentFormProps) {
  const save = useSave('invoices.refundPayment', { ...moving, onSaved: notifyOfRefundMade })
  return (
    <MoveMoneyForm
      about="Credit that this payment left goes back first. The invoice stays closed, and the client is told."
      submit="Refund"
      most_cents={payment.refundable_cents}
      currency={currency}
      withReason
      schema={refundPayment.body}
      sent={(moved) => ({ payment_uuid: payment.uuid, ...moved })}
      onSubmit={(body) => save.mutateAsync({ params: { uuid }, body })}
      onClose={onClose}
    />
  )
}

/** Staff give money of an invoice's card payments back, and pay what is open from the client's credit. */
export function RefundOrUseCredit({ invoice }: { invoice: Invoice }) {
  const { payments, credit_cents, balance_cents } = invoice
  const refundable = payments.filter(({ refundable_cents }) => refundable_cents > 0)
  const usable = isOpen(invoice) && !invoice.pending ? Math.min(credit_cents, balance_cents) : 0
  if (refundable.length === 0 && usable === 0 && credit_cents === 0) return null
  return (
    <div className={styles.pay}>
      <div className={styles.actions}>
        {usable > 0 && (
          <MoneyDialog label="Use the client’s credit">
            {(onClose) => <UseCreditForm invoice={invoice} most_cents={usable} onClose={onClose} />}
          </MoneyDialog>
        )}
        {refundable.map((payment) => (
          <MoneyDialog
            key={payment.uuid}
            label={`Refund ${payment.card ?? 'the card'}, ${calendarDay(payment.paid_day)}`}
          >
            {(onClose) => <RefundPaymentForm invoice={invoice} payment={payment} onClose={onClose} />}
          </MoneyDialog>
        ))}
        {credit_cents > 0 && (
          <RecordManualRefund clientUuid={invoice.client_uuid} currency={invoice.currency} most_cents={credit_cents} />
        )}
      </div>
    </div>
  )
}

interface RefundCreditProps {
  readonly clientUuid: string
  readonly movement: CreditMovement
}

function RefundCreditForm({ clientUuid, movement, onClose }: RefundCreditProps & { onClose: () => void }) {
  const { refundable_cents, currency, card } = movement
  const save = useSave('invoices.refundCredit', { ...moving, onSaved: notifyOfRefundMade })
  return (
    <MoveMoneyForm
      about={`It goes back to ${card ?? 'the card'}, and the client is told.`}
      submit="Refund"
      most_cents={refundable_cents}
      currency={currency}
      withReason
      schema={refundCredit.body}
      // Only what a payment left is refunded to its card.
      sent={(moved) => ({ payment_uuid: movement.payment_uuid ?? '', ...moved })}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: clientUuid }, body })}
      onClose={onClose}
    />
  )
}

/** Staff give back what a payment left as the client's credit. */
export function RefundCredit(props: RefundCreditProps) {
  if (props.movement.refundable_cents === 0) return null
  return <MoneyDialog label="Refund">{(onClose) => <RefundCreditForm {...props} onClose={onClose} />}</MoneyDialog>
}
