import { clientList } from './client-list.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'

/** /admin/clients. */
export default function ClientListScreen() {
  return <ListScreen list={clientList} lead="Every company that works with us or thinks about it." />
}
