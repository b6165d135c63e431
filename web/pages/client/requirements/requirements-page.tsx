import { useParams } from 'react-router'
import { RequirementsScreen } from '../../../features/projects/requirements/requirements-screen.tsx'

/** /client/projects/requirements/{project_uuid}. */
export function RequirementsPage() {
  const { project_uuid: uuid = '' } = useParams()
  return <RequirementsScreen key={uuid} uuid={uuid} />
}
