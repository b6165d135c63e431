import { reloadSocket } from '@talentplace/contract/desk/operations/socket.routes'
import { handle } from '../../platform/http/handler.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { requireSocket, steerSocket, type SocketDeps } from './steer-socket.ts'

export function reloadSocketOperation(deps: SocketDeps) {
  return handle(reloadSocket, (context, { params: { uuid }, body }) =>
    steerSocket(deps, context, { socket: uuid, action: 'socket.reloaded', details: body }, async (transaction) => {
      await requireSocket(transaction, uuid)
      await announce(transaction, { to: { sockets: [uuid] }, event: body.event })
    }),
  )
}
