import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { useApi } from '../../../platform/api/query.ts'
import { useFlag } from '../../../platform/configuration/configuration.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** B8.2: what was paid, and its receipt, for the client whose purchase it is; nothing for others who have the address. */
export function PaidAmount({ project }: { project: string }) {
  const permissions = useSession().user?.permissions ?? []
  const isOn = useFlag('client-invoice')
  const enabled = hasPermission(permissions, 'client.beta') || (isOn && hasPermission(permissions, 'client'))
  const query = { project_uuid: project, pagination: { limit: 1 } }
  const { data } = useApi('invoices.listInvoices', { query }, { enabled })
  const [invoice] = data?.invoices ?? []
  if (!invoice) return null
  const { uuid, number, currency, total_cents, balance_cents, paid_cents } = invoice
  const paid = balance_cents === 0
  return (
    <Panel
      title={paid ? `Paid: ${formatMoney(paid_cents, currency)}` : `Due: ${formatMoney(balance_cents, currency)}`}
      lead={
        paid
          ? `Invoice ${number} over ${formatMoney(total_cents, currency)}. We’re emailing it to you as a PDF with your receipt.`
          : `Invoice ${number} is less than a card can be charged, so your next invoice collects it.`
      }
    >
      <LinkButton variant="outline" to={paths.clientInvoice(uuid)}>
        {paid ? 'See the receipt' : 'See the invoice'}
      </LinkButton>
    </Panel>
  )
}
