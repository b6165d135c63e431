import { disconnectSocket } from '@talentplace/contract/desk/operations/socket.routes'
import { handle } from '../../platform/http/handler.ts'
import { announceDisconnect } from '../../platform/realtime/announce.ts'
import { requireSocket, steerSocket, type SocketDeps } from './steer-socket.ts'

export function disconnectSocketOperation(deps: SocketDeps) {
  return handle(disconnectSocket, (context, { params: { uuid } }) =>
    steerSocket(deps, context, { socket: uuid, action: 'socket.disconnected' }, async (transaction) => {
      await requireSocket(transaction, uuid)
      await announceDisconnect(transaction, uuid)
    }),
  )
}
