import * as t from '@talentplace/contract/billing/messages/invoices'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useCardPayment, type CardParts } from '../../ui/form/use-card-payment.ts'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import styles from './invoice.module.css'
import { isOpen } from './invoice-words.ts'
import { showsPayments } from './shows-payments.ts'

interface PayInvoiceProps extends CardParts {
  readonly invoice: Invoice
}

/** Pays what is open with a card that the person chooses. A refusal keeps the choice and says why. */
export function PayInvoice({ invoice, chooser, bank }: PayInvoiceProps) {
  const payment = useSave('invoices.collectPayment', {
    reloads: showsPayments,
    reloadsOnError: true,
    errorMessage: t.notPaid(),
    idempotent: true,
    onSaved({ state }) {
      if (state === 'paid') notify({ kind: 'success', message: t.thanks() })
    },
  })
  const {
    choice,
    chooser: choosing,
    adding,
    secret,
    problem,
    pay,
  } = useCardPayment(t.pay(), (card) => payment.mutateAsync({ params: { uuid: invoice.uuid }, body: card }))

  if (!isOpen(invoice) || invoice.small_balance !== null || (invoice.pending && secret === null)) return null
  return (
    <div className={styles.pay}>
      {chooser(invoice.client_uuid, choice, choosing)}
      <FormFailure failure={problem} />
      <div className={styles.actions}>
        <Button busy={adding || payment.isPending} onClick={pay}>
          {t.payNow({ amount: formatMoney(invoice.balance_cents, invoice.currency) })}
        </Button>
      </div>
      {secret !== null && bank(invoice.client_uuid, secret, pay)}
    </div>
  )
}
