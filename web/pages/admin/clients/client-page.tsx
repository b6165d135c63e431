import type { CreditMovement } from '@talentplace/contract/invoices/credit.routes'
import { CheckOutForClient } from '../../../features/accounts/impersonation/check-out-for-client.tsx'
import { ClientRecord } from '../../../features/clients/staff/client-record.tsx'
import { CreditPanel } from '../../../features/invoices/credit-panel.tsx'
import { RefundCredit } from '../../../features/invoices/refund-money.tsx'
import { StatementPanel } from '../../../features/invoices/statement-panel.tsx'
import { paths } from '../../../platform/navigation/paths.ts'
import { useMay } from '../../../platform/session/use-may.ts'

/** What the client owes and what is theirs, for staff who look after money; those who may change it can give credit back. */
function Money({ clientUuid }: { clientUuid: string }) {
  const sees = useMay('admin_finance.view')
  const may = useMay('admin_finance.edit')
  if (!sees) return null
  const refund = (movement: CreditMovement) => <RefundCredit clientUuid={clientUuid} movement={movement} />
  return (
    <>
      <StatementPanel clientUuid={clientUuid} />
      <CreditPanel isStaff clientUuid={clientUuid} invoicePath={paths.staffInvoice} {...(may && { action: refund })} />
    </>
  )
}

/** /admin/clients/{client_uuid}. */
export default function ClientPage({ client_uuid: uuid }: { client_uuid: string }) {
  return (
    <ClientRecord uuid={uuid} actions={<CheckOutForClient clientUuid={uuid} />} credit={<Money clientUuid={uuid} />} />
  )
}
