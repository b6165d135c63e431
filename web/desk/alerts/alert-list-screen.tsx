import type { AlertFilters, AlertSummary } from '@talentplace/contract/desk/alerts/alert.routes'
import { useMay } from '../../platform/session/use-may.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import type { ListSelecting } from '../../ui/list-screen/selection/use-selecting.tsx'
import { AlertActions } from './alert-actions.tsx'
import { alertList } from './alert-list.tsx'

const selecting: ListSelecting<AlertSummary, AlertFilters> = {
  nameOf: ({ title }) => title,
  actions: (selected) => <AlertActions selected={selected} />,
}

/** /admin/alerts, several of which can be resolved together. */
export default function AlertListScreen() {
  const mayEdit = useMay('admin_alert.edit')
  return (
    <ListScreen
      list={alertList}
      lead="What needs a person. The same thing happening again counts up here, and reopens what was resolved."
      selecting={mayEdit ? selecting : undefined}
    />
  )
}
