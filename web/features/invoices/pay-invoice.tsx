import { useQueryClient } from '@tanstack/react-query'
import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import { useState, type ReactNode } from 'react'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/snackbar.ts'
import styles from './invoice.module.css'
import { isOpen } from './invoice-words.ts'
import { reloadInvoices } from './reload-invoices.ts'

interface PayInvoiceProps {
  readonly invoice: Invoice
  /** Has the person choose one of the company's cards. */
  readonly chooser: (client_uuid: string, chosen: string | null, onChoose: (card: string | null) => void) => ReactNode
  /** Has the person confirm the charge with their bank. */
  readonly bank: (client_uuid: string, client_secret: string, onAnswered: () => void) => ReactNode
}

const unknownOutcome =
  'No answer came, so we don’t know yet whether your payment went through. Press Pay again: you are never charged twice.'

/** True when the server has said no for certain: the next press is another attempt. */
const isDefinite = (error: unknown) => error instanceof ApiFailure && [400, 403, 404, 409].includes(error.status)

/** Pays what is open with a card that the person chooses. A refusal keeps the choice and says why. */
export function PayInvoice({ invoice, chooser, bank }: PayInvoiceProps) {
  const client = useQueryClient()
  const [card, setCard] = useState<string | null>(null)
  const [key, setKey] = useState<{ value: string; card: string } | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function pay(): Promise<void> {
    if (card === null) return setProblem('Please choose a card.')
    const attempt = key?.card === card ? key : { value: crypto.randomUUID(), card }
    setKey(attempt)
    setBusy(true)
    setProblem(null)
    try {
      const { state, client_secret } = await call('invoices.collectPayment', {
        params: { uuid: invoice.uuid },
        body: { card_uuid: card },
        idempotencyKey: attempt.value,
      })
      setSecret(state === 'needs_action' ? client_secret : null)
      if (state === 'paid') notify({ kind: 'success', message: 'Thank you, the invoice is paid.' })
      if (state !== 'needs_action') await reloadInvoices(client)
    } catch (error) {
      if (isDefinite(error)) setKey(null)
      setSecret(null)
      setProblem(isDefinite(error) ? failureMessage(error, unknownOutcome) : unknownOutcome)
      await reloadInvoices(client)
    } finally {
      setBusy(false)
    }
  }

  if (!isOpen(invoice) || (invoice.pending && secret === null)) return null
  return (
    <div className={styles.pay}>
      {chooser(invoice.client_uuid, card, setCard)}
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
