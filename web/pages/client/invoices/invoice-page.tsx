import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import { Link, useParams } from 'react-router'
import { BankConfirmation } from '../../../features/clients/cards/bank-confirmation.tsx'
import { CardChooser } from '../../../features/clients/cards/card-chooser.tsx'
import { InvoiceRecord } from '../../../features/invoices/invoice-record.tsx'
import { PayInvoice } from '../../../features/invoices/pay-invoice.tsx'
import { paths } from '../../../platform/navigation/paths.ts'

const list = { label: 'Invoices', to: paths.clientInvoices() }

const chooser = (clientUuid: string, chosen: string | null, onChoose: (card: string | null) => void) => (
  <CardChooser clientUuid={clientUuid} chosen={chosen} onChoose={onChoose} />
)
const bank = (clientUuid: string, client_secret: string, onAnswered: () => void) => (
  <BankConfirmation clientUuid={clientUuid} client_secret={client_secret} onAnswered={onAnswered} />
)
const payment = (invoice: Invoice) => <PayInvoice invoice={invoice} chooser={chooser} bank={bank} />
const projectLink = ({ project_uuid, project_name }: Invoice) => (
  <Link to={paths.clientProject(project_uuid)}>{project_name}</Link>
)

/** /client/invoices/{uuid}: read, download, pay. */
export function InvoicePage() {
  const { uuid = '' } = useParams()
  return <InvoiceRecord key={uuid} uuid={uuid} list={list} projectLink={projectLink} payment={payment} />
}
