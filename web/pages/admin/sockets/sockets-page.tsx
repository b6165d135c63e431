import { SocketsScreen } from '../../../features/operations/sockets-screen.tsx'

/** /admin/sockets, for super administrators. */
export function SocketsPage() {
  return <SocketsScreen />
}
