import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { jobList } from './job-list.tsx'

/** /admin/jobs. */
export default function JobListScreen() {
  return <ListScreen list={jobList} lead="What is done in the background: what waits, what runs, and what failed." />
}
