import { useParams } from 'react-router'
import { RequirementsRecord } from '../../../features/projects/requirements/requirements-record.tsx'

/** /admin/projects/requirements/{project_uuid}. */
export function RequirementsPage() {
  const { project_uuid: uuid = '' } = useParams()
  return <RequirementsRecord key={uuid} uuid={uuid} />
}
