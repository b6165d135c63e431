import { UserListScreen } from '../../../features/accounts/users/user-list-screen.tsx'

/** /admin/users. */
export function UsersPage() {
  return <UserListScreen />
}
