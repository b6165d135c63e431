import type { OpenSocket } from '@talentplace/contract/operations/socket.routes'
import { call } from '../../platform/api/call.ts'
import { Button } from '../../ui/button.tsx'
import { ReloadMenu } from './reload-menu.tsx'
import { useTellSockets } from './use-tell-sockets.ts'

/** What can be done with one open connection. */
export function SocketActions({ socket: { uuid, user, page } }: { socket: OpenSocket }) {
  const tell = useTellSockets()
  const who = `${user?.full_name ?? 'a visitor'} on ${page}`
  const params = { uuid }
  return (
    <>
      <ReloadMenu
        label="Tell"
        variant="quiet"
        name={`Tell ${who}`}
        onChoose={(event) =>
          tell(call('operations.reloadSocket', { params, body: { event } }), 'The browser was told.')
        }
      />
      <Button
        variant="quiet"
        aria-label={`Disconnect ${who}`}
        onClick={() => tell(call('operations.disconnectSocket', { params }), 'The connection was ended.')}
      >
        Disconnect
      </Button>
    </>
  )
}
