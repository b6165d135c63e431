import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { alertList } from './alert-list.tsx'

/** /admin/alerts. */
export default function AlertListScreen() {
  return (
    <ListScreen
      list={alertList}
      lead="What needs a person. The same thing happening again counts up here, and reopens what was resolved."
    />
  )
}
