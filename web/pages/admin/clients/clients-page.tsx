import { clientList } from '../../../features/clients/staff/client-list.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'

/** /admin/clients. */
export function ClientsPage() {
  return <ListScreen list={clientList} lead="Every company that works with us or thinks about it." />
}
