import { useParams } from 'react-router'
import { ContentRecord } from '../../../features/content/content-record.tsx'

/** /admin/content/{page}; another page's words have a form of their own. */
export function ContentTextPage() {
  const { page = '' } = useParams()
  return <ContentRecord key={page} page={page} />
}
