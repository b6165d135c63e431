import type { OpenSocket } from '@talentplace/contract/desk/operations/socket.routes'
import { Button } from '../../ui/button.tsx'
import { ReloadMenu } from './reload-menu.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { socketCallOptions } from './socket-call-options.ts'

/** What can be done with one open connection. */
export function SocketActions({ socket: { uuid, user, page } }: { socket: OpenSocket }) {
  const reload = useSave('operations.reloadSocket', socketCallOptions('The browser was told.'))
  const disconnect = useSave('operations.disconnectSocket', socketCallOptions('The connection was ended.'))
  const who = `${user?.full_name ?? 'a visitor'} on ${page}`
  const params = { uuid }
  return (
    <>
      <ReloadMenu
        label="Tell"
        variant="quiet"
        name={`Tell ${who}`}
        onChoose={(event) => reload.mutate({ params, body: { event } })}
      />
      <Button
        variant="quiet"
        aria-label={`Disconnect ${who}`}
        busy={disconnect.isPending}
        onClick={() => disconnect.mutate({ params })}
      >
        Disconnect
      </Button>
    </>
  )
}
