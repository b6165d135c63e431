import { healthcheck } from './healthcheck.routes.ts'
import { getAdminHome, getAssistantHome, getClientHome } from './home.routes.ts'
import { disconnectSocket, listSockets, reloadAllSockets, reloadSocket } from './socket.routes.ts'

/** Every operation of the feature. */
export const operationsOperations = {
  listSockets,
  disconnectSocket,
  reloadSocket,
  reloadAllSockets,
  getClientHome,
  getAssistantHome,
  getAdminHome,
  healthcheck,
} as const
