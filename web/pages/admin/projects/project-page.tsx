import { useParams } from 'react-router'
import { ProjectRecord } from '../../../features/projects/staff/project-record.tsx'

/** /admin/projects/{project_uuid}. */
export function ProjectPage() {
  const { project_uuid: uuid = '' } = useParams()
  return <ProjectRecord key={uuid} uuid={uuid} />
}
