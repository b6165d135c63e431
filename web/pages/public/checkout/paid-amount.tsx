import * as t from '@talentplace/contract/hiring/messages/thank-you'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { useApi } from '../../../platform/api/query.ts'
import { useFlag } from '../../../platform/configuration/configuration.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useMay } from '../../../platform/session/use-may.ts'

/** B8.2: what was paid, and its receipt, for the client whose purchase it is; nothing for others who have the address. */
export function PaidAmount({ project }: { project: string }) {
  const isClient = useMay('client')
  const isBeta = useMay('client.beta')
  const isOn = useFlag('client-invoice')
  const enabled = isBeta || (isOn && isClient)
  const query = { project_uuid: project, pagination: { limit: 1 } }
  const { data } = useApi('invoices.listInvoices', { query }, { enabled })
  const [invoice] = data?.invoices ?? []
  if (!invoice) return null
  const { uuid, number, currency, total_cents, balance_cents, paid_cents, status } = invoice
  const paid = balance_cents === 0
  if (invoiceStates.is('takenBack', status)) {
    return (
      <Panel
        title={`${invoiceStates.word(status)}: ${formatMoney(total_cents, currency)}`}
        lead={t.invoice({ number: number ?? '' })}
      >
        <LinkButton variant="outline" to={paths.clientInvoice(uuid)}>
          {t.seeInvoice()}
        </LinkButton>
      </Panel>
    )
  }
  return (
    <Panel
      title={
        paid
          ? t.paid({ amount: formatMoney(paid_cents, currency) })
          : t.due({ amount: formatMoney(balance_cents, currency) })
      }
      lead={
        paid
          ? t.receiptComes({ number: number ?? '', amount: formatMoney(total_cents, currency) })
          : t.tooLittle({ number: number ?? '' })
      }
    >
      <LinkButton variant="outline" to={paths.clientInvoice(uuid)}>
        {paid ? t.seeReceipt() : t.seeInvoice()}
      </LinkButton>
    </Panel>
  )
}
