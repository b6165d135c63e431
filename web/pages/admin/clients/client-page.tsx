import type { CreditMovement } from '@talentplace/contract/invoices/credit.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { useParams } from 'react-router'
import { CheckOutForClient } from '../../../features/accounts/impersonation/check-out-for-client.tsx'
import { ClientRecord } from '../../../features/clients/staff/client-record.tsx'
import { CreditPanel } from '../../../features/invoices/credit-panel.tsx'
import { RefundCredit } from '../../../features/invoices/refund-money.tsx'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'

/** What is the client's, for staff who look after money; those who may change it can give it back. */
function Credit({ clientUuid }: { clientUuid: string }) {
  const permissions = useSession().user?.permissions ?? []
  if (!hasPermission(permissions, 'admin_finance.view')) return null
  const refund = (movement: CreditMovement) => <RefundCredit clientUuid={clientUuid} movement={movement} />
  const may = hasPermission(permissions, 'admin_finance.edit')
  return (
    <CreditPanel isStaff clientUuid={clientUuid} invoicePath={paths.staffInvoice} {...(may && { action: refund })} />
  )
}

/** /admin/clients/{client_uuid}. */
export function ClientPage() {
  const { client_uuid: uuid = '' } = useParams()
  return (
    <ClientRecord
      key={uuid}
      uuid={uuid}
      actions={<CheckOutForClient clientUuid={uuid} />}
      credit={<Credit clientUuid={uuid} />}
    />
  )
}
