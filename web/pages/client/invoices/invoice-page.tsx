import * as t from '@talentplace/contract/billing/messages/invoices'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { Link } from 'react-router'
import { InvoiceRecord } from '../../../billing/invoices/invoice-record.tsx'
import { PayInvoice } from '../../../billing/invoices/pay-invoice.tsx'
import { TimeLogButton } from '../../../billing/invoices/time-log-button.tsx'
import { useFlag } from '../../../platform/configuration/configuration.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { cardParts } from '../payment/card-parts.tsx'

const list = { label: t.invoices(), to: paths.clientInvoices() }

const payment = (invoice: Invoice) => <PayInvoice invoice={invoice} {...cardParts} />
function TimeLog({ invoice }: { invoice: Invoice }) {
  const isBeta = useMay('client.beta')
  return useFlag('client-time') || isBeta ? <TimeLogButton invoice={invoice} /> : null
}
const timeLog = (invoice: Invoice) => <TimeLog invoice={invoice} />
const projectLink = ({ project_uuid, project_name }: Invoice) => (
  <Link to={paths.clientProject(project_uuid)}>{project_name}</Link>
)

/** /client/invoices/{uuid}: read, download, pay. */
export default function InvoicePage({ uuid }: { uuid: string }) {
  return <InvoiceRecord uuid={uuid} list={list} projectLink={projectLink} payment={payment} actions={timeLog} />
}
