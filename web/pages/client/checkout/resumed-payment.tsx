import * as t from '@talentplace/contract/hiring/messages/checkout'
import { useNavigate } from 'react-router'
import { ResumePayment, type ResumedPayment as Resumed } from '../../../hiring/waiting-payments/resume-payment.tsx'
import { BankConfirmation } from '../../../accounts/cards/bank-confirmation.tsx'
import { paths } from '../../../platform/navigation/paths.ts'
import { notify } from '../../../ui/notice/toast.ts'

/** A payment that waits, of a draft or of an invoice, goes on where it stopped. */
export default function ResumedPayment({ paymentUuid, clientUuid }: { paymentUuid: string; clientUuid: string }) {
  const navigate = useNavigate()
  function leave({ pays_for, project_uuid, invoice_uuid, invoice_number }: Resumed): void {
    if (invoice_number !== null) notify({ kind: 'success', message: t.invoicePaid({ number: invoice_number }) })
    const work = pays_for === 'checkout' ? paths.thankYou(project_uuid) : paths.clientProject(project_uuid)
    const to = invoice_uuid === null ? work : paths.clientInvoice(invoice_uuid)
    void navigate(to, { replace: true })
  }
  return (
    <ResumePayment
      key={paymentUuid}
      paymentUuid={paymentUuid}
      renderBankStep={(client_secret, onAnswered) => (
        <BankConfirmation clientUuid={clientUuid} client_secret={client_secret} onAnswered={onAnswered} />
      )}
      onPaid={leave}
    />
  )
}
