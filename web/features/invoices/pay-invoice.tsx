import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import { useState, type ReactNode } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { isDefinite } from '../../platform/api/attempt.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-end.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/snackbar.ts'
import styles from './invoice.module.css'
import { isOpen } from './invoice-words.ts'
import { showsPayments } from './shows-payments.ts'

export interface CardChoice {
  /** Null while no card is chosen. */
  readonly card_uuid: string | null
  readonly use_for_renewals: boolean
}

interface PayInvoiceProps {
  readonly invoice: Invoice
  /** Has the person choose one of the company's cards, and whether renewals charge it, too. */
  readonly chooser: (client_uuid: string, choice: CardChoice, onChoose: (choice: CardChoice) => void) => ReactNode
  /** Has the person confirm the charge with their bank. */
  readonly bank: (client_uuid: string, client_secret: string, onAnswered: () => void) => ReactNode
}

const unknownOutcome =
  'No answer came, so we don’t know yet whether your payment went through. Press Pay again: you are never charged twice.'

/** Pays what is open with a card that the person chooses. A refusal keeps the choice and says why. */
export function PayInvoice({ invoice, chooser, bank }: PayInvoiceProps) {
  const [choice, setChoice] = useState<CardChoice>({ card_uuid: null, use_for_renewals: true })
  const [secret, setSecret] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const payment = useSave('invoices.collectPayment', {
    reloads: showsPayments,
    reloadsWhenRefused: true,
    otherwise: unknownOutcome,
    idempotent: true,
    onSaved({ state, client_secret }) {
      setSecret(state === 'needs_action' ? client_secret : null)
      if (state === 'paid') notify({ kind: 'success', message: 'Thank you, the invoice is paid.' })
    },
  })

  async function pay(): Promise<void> {
    const { card_uuid, use_for_renewals } = choice
    if (card_uuid === null) return setProblem('Please choose a card.')
    setProblem(null)
    try {
      await payment.mutateAsync({ params: { uuid: invoice.uuid }, body: { card_uuid, use_for_renewals } })
    } catch (error) {
      setSecret(null)
      setProblem(isDefinite(error) ? failureMessage(error, unknownOutcome) : unknownOutcome)
    }
  }

  if (!isOpen(invoice) || invoice.small_balance !== null || (invoice.pending && secret === null)) return null
  return (
    <div className={styles.pay}>
      {chooser(invoice.client_uuid, choice, setChoice)}
      <FormFailure failure={problem} />
      <div className={styles.actions}>
        <Button busy={payment.isPending} onClick={() => void pay()}>
          Pay {formatMoney(invoice.balance_cents, invoice.currency)} now
        </Button>
      </div>
      {secret !== null && bank(invoice.client_uuid, secret, () => void pay())}
    </div>
  )
}
