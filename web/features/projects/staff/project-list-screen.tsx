import { projectList } from './project-list.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'

/** /admin/projects. */
export default function ProjectListScreen() {
  return <ListScreen list={projectList} lead="What clients subscribe to, and the searches they have begun." />
}
