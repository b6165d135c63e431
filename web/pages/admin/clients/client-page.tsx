import { useParams } from 'react-router'
import { CheckOutForClient } from '../../../features/accounts/impersonation/check-out-for-client.tsx'
import { ClientRecord } from '../../../features/clients/staff/client-record.tsx'

/** /admin/clients/{client_uuid}. */
export function ClientPage() {
  const { client_uuid: uuid = '' } = useParams()
  return <ClientRecord key={uuid} uuid={uuid} actions={<CheckOutForClient clientUuid={uuid} />} />
}
