import type { RefundState } from '@talentplace/contract/invoices/refund.states'
import type { CreditMovement } from '@talentplace/contract/invoices/credit.routes'
import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import { call } from '../../platform/api/call.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import styles from './invoice.module.css'
import { isOpen } from './invoice-words.ts'
import { MoveMoney } from './move-money.tsx'

const saidOf = (state: RefundState) =>
  state === 'succeeded' ? 'The money is on its way back to the card.' : 'The refund is under way.'

/** Staff give money of an invoice's card payments back, and pay what is open from the client's credit. */
export function RefundOrUseCredit({ invoice }: { invoice: Invoice }) {
  const { uuid, payments, currency, credit_cents, balance_cents } = invoice
  const refundable = payments.filter(({ refundable_cents }) => refundable_cents > 0)
  const usable = isOpen(invoice) && !invoice.pending ? Math.min(credit_cents, balance_cents) : 0
  if (refundable.length === 0 && usable === 0) return null
  return (
    <div className={styles.pay}>
      <div className={styles.actions}>
        {usable > 0 && (
          <MoveMoney
            label="Use the client’s credit"
            about={`The client has a credit of ${formatMoney(credit_cents, currency)}. They’re told what it paid.`}
            submit="Pay with credit"
            most_cents={usable}
            currency={currency}
            move={async ({ amount_cents }, idempotencyKey) => {
              await call('invoices.useCredit', { params: { uuid }, body: { amount_cents }, idempotencyKey })
              return 'The credit is used.'
            }}
          />
        )}
        {refundable.map(({ uuid: payment_uuid, card, paid_day, refundable_cents }) => (
          <MoveMoney
            key={payment_uuid}
            label={`Refund ${card ?? 'the card'}, ${calendarDay(paid_day)}`}
            about="Credit that this payment left goes back first. The invoice stays closed, and the client is told."
            submit="Refund"
            most_cents={refundable_cents}
            currency={currency}
            withReason
            move={async (moved, idempotencyKey) => {
              const body = { payment_uuid, ...moved }
              return saidOf((await call('invoices.refundPayment', { params: { uuid }, body, idempotencyKey })).state)
            }}
          />
        ))}
      </div>
    </div>
  )
}

/** Staff give back what a payment left as the client's credit. */
export function RefundCredit({ clientUuid, movement }: { clientUuid: string; movement: CreditMovement }) {
  const { payment_uuid, refundable_cents, currency, card } = movement
  if (refundable_cents === 0) return null
  return (
    <MoveMoney
      label="Refund"
      about={`It goes back to ${card ?? 'the card'}, and the client is told.`}
      submit="Refund"
      most_cents={refundable_cents}
      currency={currency}
      withReason
      move={async (moved, idempotencyKey) => {
        const body = { payment_uuid, ...moved }
        const params = { uuid: clientUuid }
        return saidOf((await call('invoices.refundCredit', { params, body, idempotencyKey })).state)
      }}
    />
  )
}
