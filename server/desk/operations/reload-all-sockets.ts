import { reloadAllSockets } from '@talentplace/contract/desk/operations/socket.routes'
import { handle } from '../../platform/http/handler.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { steerSocket, type SocketDeps } from './steer-socket.ts'

export function reloadAllSocketsOperation(deps: SocketDeps) {
  return handle(reloadAllSockets, (context, { body }) =>
    steerSocket(deps, context, { socket: 'all', action: 'socket.reloaded', details: body }, (transaction) =>
      announce(transaction, { to: 'everybody', event: body.event }),
    ),
  )
}
