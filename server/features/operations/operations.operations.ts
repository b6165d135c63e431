import { disconnectSocketOperation } from './disconnect-socket.ts'
import { getAdminHomeOperation } from './get-admin-home.ts'
import { getAssistantHomeOperation } from './get-assistant-home.ts'
import { getClientHomeOperation } from './get-client-home.ts'
import { healthcheckOperation } from './healthcheck.ts'
import { listSocketsOperation } from './list-sockets.ts'
import { reloadAllSocketsOperation } from './reload-all-sockets.ts'
import { reloadSocketOperation } from './reload-socket.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'

/** How the product is, who is connected, and what each role begins its day with. */
export function operationsOperations(deps: {
  database: Database
  clock: Clock
  health: Parameters<typeof healthcheckOperation>[0]
}) {
  const { database, clock, health } = deps
  return {
    listSockets: listSocketsOperation(database),
    disconnectSocket: disconnectSocketOperation({ database, clock }),
    reloadSocket: reloadSocketOperation({ database, clock }),
    reloadAllSockets: reloadAllSocketsOperation({ database, clock }),
    getClientHome: getClientHomeOperation(database),
    getAssistantHome: getAssistantHomeOperation({ database, clock }),
    getAdminHome: getAdminHomeOperation({ database, clock }),
    healthcheck: healthcheckOperation(health),
  }
}
