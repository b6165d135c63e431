import { staffInvoiceList } from './invoice-list.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'

/** /admin/invoices. */
export default function StaffInvoiceListScreen() {
  return <ListScreen list={staffInvoiceList} lead="What clients were invoiced, and what is still due." />
}
