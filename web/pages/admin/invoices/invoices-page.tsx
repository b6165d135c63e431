import { staffInvoiceList } from '../../../features/invoices/invoice-list.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'

/** /admin/invoices. */
export function InvoicesPage() {
  return <ListScreen list={staffInvoiceList} lead="What clients were invoiced, and what is still due." />
}
