import { projectList } from '../../../features/projects/staff/project-list.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'

/** /admin/projects. */
export function ProjectsPage() {
  return <ListScreen list={projectList} lead="What clients subscribe to, and the searches they have begun." />
}
