import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import { Link } from 'react-router'
import { BankConfirmation } from '../../../features/clients/cards/bank-confirmation.tsx'
import { CardChooser } from '../../../features/clients/cards/card-chooser.tsx'
import { RenewalChoice } from '../../../features/clients/cards/renewal-choice.tsx'
import { InvoiceRecord } from '../../../features/invoices/invoice-record.tsx'
import { PayInvoice, type CardChoice } from '../../../features/invoices/pay-invoice.tsx'
import { paths } from '../../../platform/navigation/paths.ts'

const list = { label: 'Invoices', to: paths.clientInvoices() }

function chooser(clientUuid: string, choice: CardChoice, onChoose: (choice: CardChoice) => void) {
  const { card_uuid, use_for_renewals } = choice
  return (
    <>
      <CardChooser
        clientUuid={clientUuid}
        chosen={card_uuid}
        onChoose={(chosen) => onChoose({ ...choice, card_uuid: chosen })}
      />
      <RenewalChoice
        clientUuid={clientUuid}
        chosen={card_uuid}
        checked={use_for_renewals}
        onChange={(checked) => onChoose({ ...choice, use_for_renewals: checked })}
      />
    </>
  )
}
const bank = (clientUuid: string, client_secret: string, onAnswered: () => void) => (
  <BankConfirmation clientUuid={clientUuid} client_secret={client_secret} onAnswered={onAnswered} />
)
const payment = (invoice: Invoice) => <PayInvoice invoice={invoice} chooser={chooser} bank={bank} />
const projectLink = ({ project_uuid, project_name }: Invoice) => (
  <Link to={paths.clientProject(project_uuid)}>{project_name}</Link>
)

/** /client/invoices/{uuid}: read, download, pay. */
export default function InvoicePage({ uuid }: { uuid: string }) {
  return <InvoiceRecord uuid={uuid} list={list} projectLink={projectLink} payment={payment} />
}
