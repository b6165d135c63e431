import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/snackbar.ts'
import { reloadPayments, type WaitingPayment } from './use-waiting-payments.ts'
import styles from './waiting-notice.module.css'
import { whatIsPaid } from './waiting-words.ts'

type Payment = Pick<WaitingPayment, 'payment_uuid' | 'amount_cents' | 'currency' | 'project_name' | 'invoice_number'>

function CancelDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function cancel(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      const { state } = await call('checkout.cancelPayment', { params: { uuid: payment.payment_uuid } })
      const message =
        state === 'paid'
          ? `It’s too late to cancel: you’ve paid ${whatIsPaid(payment)}.`
          : 'The payment is cancelled. Nothing was charged.'
      notify({ kind: state === 'paid' ? 'info' : 'success', message })
      onClose()
      await reloadPayments(client)
    } catch (error) {
      setProblem(failureMessage(error, 'The payment could not be cancelled, so it still waits. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <div className={styles.dialog}>
      <p>
        Nothing is charged for {whatIsPaid(payment)}.{' '}
        {payment.invoice_number === null
          ? 'Your team’s hours and your promotion codes are free again at once. Your search stays as it is.'
          : 'The invoice stays open, and you can pay it with another card.'}
      </p>
      <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
      <div className={styles.answers}>
        <Button variant="outline" onClick={onClose}>
          Keep the payment
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void cancel()}>
          Cancel the payment
        </Button>
      </div>
    </div>
  )
}

/** Gives a payment that waits up, once the person has said so twice. */
export function CancelPayment({ payment }: { payment: Payment }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Cancel payment
      </Button>
      <Dialog opened={asking} title="Cancel this payment?" onClose={close}>
        {asking && <CancelDialog payment={payment} onClose={close} />}
      </Dialog>
    </>
  )
}
