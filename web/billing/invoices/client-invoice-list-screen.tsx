import { useSession } from '../../platform/session/session.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import styles from './invoice.module.css'
import { clientInvoiceList } from './invoice-list.tsx'
import { StatementPanel } from './statement-panel.tsx'

/** /client/invoices: what was invoiced, and below it what is open. */
export default function ClientInvoiceListScreen() {
  const { user } = useSession()
  return (
    <>
      <ListScreen list={clientInvoiceList} />
      <div className={styles.below}>{user?.client_uuid && <StatementPanel clientUuid={user.client_uuid} />}</div>
    </>
  )
}
