import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { openRoleList } from './open-role-list.tsx'

/** /admin/projects/matching. */
export default function OpenRoleListScreen() {
  return (
    <ListScreen
      list={openRoleList}
      lead="Every role that still needs someone. Shortlist within one business day, present within five."
    />
  )
}
