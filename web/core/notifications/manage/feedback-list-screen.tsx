import { feedbackList } from './feedback-list.tsx'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'

/** /admin/manage_notifications/feedback: what people told us by 'Send Feedback'. */
export default function FeedbackListScreen() {
  return (
    <ListScreen
      list={feedbackList}
      lead="What people write to us by ‘Send Feedback’."
      actions={
        <LinkButton variant="outline" to={staffPaths.managedNotifications()}>
          Manage notifications
        </LinkButton>
      }
    />
  )
}
