import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import styles from '../invoices/invoice.module.css'
import { DraftEntries } from '../invoice-drafts/draft-entries.tsx'
import { staffInvoiceList } from '../invoices/invoice-list.tsx'

/** /admin/invoices: what is posted, and below it the drafts. */
export default function StaffInvoiceListScreen() {
  const mayEdit = useMay('admin_finance.edit')
  return (
    <>
      <ListScreen
        list={staffInvoiceList}
        lead="What clients were invoiced, and what is still due."
        actions={mayEdit && <LinkButton to={staffPaths.newInvoice()}>New invoice</LinkButton>}
      />
      <div className={styles.below}>
        <DraftEntries />
      </div>
    </>
  )
}
