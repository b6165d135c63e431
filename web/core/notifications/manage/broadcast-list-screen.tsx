import { broadcastList } from './broadcast-list.tsx'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'

/** /admin/manage_notifications. */
export default function BroadcastListScreen() {
  const mayWrite = useMay('admin_notification.edit')
  return (
    <ListScreen
      list={broadcastList}
      lead="What we write to everybody, to one role or to one person."
      actions={
        <>
          <LinkButton variant="outline" to={staffPaths.productFeedback()}>
            Feedback from people
          </LinkButton>
          {mayWrite && <LinkButton to={staffPaths.newNotification()}>New notification</LinkButton>}
        </>
      }
    />
  )
}
