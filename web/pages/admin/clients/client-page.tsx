import { useParams } from 'react-router'
import { ClientRecord } from '../../../features/clients/staff/client-record.tsx'

/** /admin/clients/{client_uuid}. */
export function ClientPage() {
  const { client_uuid: uuid = '' } = useParams()
  return <ClientRecord key={uuid} uuid={uuid} />
}
