import { useParams } from 'react-router'
import { UserRecord } from '../../../features/accounts/users/user-record.tsx'

/** /admin/users/{user_uuid}; another person is another page, with forms of its own. */
export function UserPage() {
  const { user_uuid: uuid = '' } = useParams()
  return <UserRecord key={uuid} uuid={uuid} />
}
