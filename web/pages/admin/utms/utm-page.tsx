import { useParams } from 'react-router'
import { UtmRecord } from '../../../features/attribution/utm-record.tsx'

/** /admin/utms/{utm_uuid}; another record is another page, with forms of its own. */
export function UtmPage() {
  const { utm_uuid: id = '' } = useParams()
  return <UtmRecord key={id} id={id} />
}
