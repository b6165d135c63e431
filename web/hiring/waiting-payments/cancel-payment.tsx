import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import type { WaitingPayment } from './use-waiting-payments.ts'
import styles from './waiting-notice.module.css'
import { whatIsPaid } from './waiting-words.ts'

type Payment = Pick<
  WaitingPayment,
  'payment_uuid' | 'amount_cents' | 'currency' | 'pays_for' | 'project_name' | 'invoice_number'
>

const afterwards = {
  checkout: 'Your team’s hours and your promotion codes are free again at once. Your search stays as it is.',
  invoice: 'The invoice stays open, and you can pay it with another card.',
  hours: 'No hours are added. You can add them again whenever you like.',
} as const

function CancelDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const cancel = useSave('checkout.cancelPayment', {
    reloads: ['checkout.*', 'invoices.*', 'projects.*'],
    errorMessage: 'The payment could not be cancelled, so it still waits. Please try again.',
    onSaved({ state }) {
      const message =
        state === 'paid'
          ? `It’s too late to cancel: you’ve paid ${whatIsPaid(payment)}.`
          : 'The payment is cancelled. Nothing was charged.'
      notify({ kind: state === 'paid' ? 'info' : 'success', message })
      onClose()
    },
  })

  return (
    <div className={styles.dialog}>
      <p>
        Nothing is charged for {whatIsPaid(payment)}. {afterwards[payment.pays_for]}
      </p>
      <FormFailure failure={cancel.failure} />
      <div className={styles.answers}>
        <Button variant="outline" onClick={onClose}>
          Keep the payment
        </Button>
        <Button
          variant="danger"
          busy={cancel.isPending}
          onClick={() => cancel.mutate({ params: { uuid: payment.payment_uuid } })}
        >
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
