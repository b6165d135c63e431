import { clientInvoiceList } from '../../../features/invoices/invoice-list.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'

/** /client/invoices. */
export function InvoicesPage() {
  return <ListScreen list={clientInvoiceList} />
}
