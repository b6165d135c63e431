import { clientInvoiceList } from './invoice-list.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'

/** /client/invoices. */
export default function ClientInvoiceListScreen() {
  return <ListScreen list={clientInvoiceList} />
}
