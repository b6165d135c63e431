import * as t from '@talentplace/contract/hiring/messages/waiting-payments'
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
  checkout: t.checkoutAfterwards(),
  invoice: t.invoiceAfterwards(),
  hours: t.hoursAfterwards(),
} as const

function CancelDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const cancel = useSave('checkout.cancelPayment', {
    reloads: ['checkout.*', 'invoices.*', 'projects.*'],
    errorMessage: t.notCancelled(),
    onSaved({ state }) {
      const message = state === 'paid' ? t.tooLate({ what: whatIsPaid(payment) }) : t.cancelled()
      notify({ kind: state === 'paid' ? 'info' : 'success', message })
      onClose()
    },
  })

  return (
    <div className={styles.dialog}>
      <p>
        {t.nothingCharged({ what: whatIsPaid(payment) })} {afterwards[payment.pays_for]}
      </p>
      <FormFailure failure={cancel.failure} />
      <div className={styles.answers}>
        <Button variant="outline" onClick={onClose}>
          {t.keepPayment()}
        </Button>
        <Button
          variant="danger"
          busy={cancel.isPending}
          onClick={() => cancel.mutate({ params: { uuid: payment.payment_uuid } })}
        >
          {t.cancelThePayment()}
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
        {t.cancelPayment()}
      </Button>
      <Dialog opened={asking} title={t.cancelQuestion()} onClose={close}>
        {asking && <CancelDialog payment={payment} onClose={close} />}
      </Dialog>
    </>
  )
}
