import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { retentionList } from './retention-list.tsx'

/** /admin/virtualassistants/loss-retention-tracking. */
export default function RetentionListScreen() {
  return (
    <ListScreen
      list={retentionList}
      lead="Assistants who are leaving or may leave, who takes over from them, and how it ended."
      actions={
        <LinkButton variant="outline" to={staffPaths.staffAssistants('lost')}>
          Everyone who left
        </LinkButton>
      }
    />
  )
}
