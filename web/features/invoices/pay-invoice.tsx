import { useQueryClient } from '@tanstack/react-query'
import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import { useState, type ReactNode } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { attemptAt, isDefinite, type Attempt } from '../../platform/api/attempt.ts'
import { call } from '../../platform/api/call.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/snackbar.ts'
import styles from './invoice.module.css'
import { isOpen } from './invoice-words.ts'
import { reload } from '../../ui/form/reloads.ts'
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
  const client = useQueryClient()
  const [choice, setChoice] = useState<CardChoice>({ card_uuid: null, use_for_renewals: true })
  const [last, setLast] = useState<Attempt | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function pay(): Promise<void> {
    const { card_uuid, use_for_renewals } = choice
    if (card_uuid === null) return setProblem('Please choose a card.')
    const body = { card_uuid, use_for_renewals }
    const attempt = attemptAt(body, last)
    setLast(attempt)
    setBusy(true)
    setProblem(null)
    try {
      const { state, client_secret } = await call('invoices.collectPayment', {
        params: { uuid: invoice.uuid },
        body,
        idempotencyKey: attempt.key,
      })
      setSecret(state === 'needs_action' ? client_secret : null)
      if (state === 'paid') notify({ kind: 'success', message: 'Thank you, the invoice is paid.' })
      if (state !== 'needs_action') await reload(client, showsPayments)
    } catch (error) {
      if (isDefinite(error)) setLast(null)
      setSecret(null)
      setProblem(isDefinite(error) ? failureMessage(error, unknownOutcome) : unknownOutcome)
      await reload(client, showsPayments)
    } finally {
      setBusy(false)
    }
  }

  if (!isOpen(invoice) || invoice.small_balance !== null || (invoice.pending && secret === null)) return null
  return (
    <div className={styles.pay}>
      {chooser(invoice.client_uuid, choice, setChoice)}
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void pay()}>
          Pay {formatMoney(invoice.balance_cents, invoice.currency)} now
        </Button>
      </div>
      {secret !== null && bank(invoice.client_uuid, secret, () => void pay())}
    </div>
  )
}
