import { clients, nobodySignedIn } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { operationsOperations } from './operations.operations.ts'

const sockets: AccessRow = { own: { ...nobodySignedIn, 'super admin': 200, others: 403 } }

const oneSocket: AccessRow = { ...sockets, absent: { ...nobodySignedIn, 'super admin': 404, others: 403 } }

/** What the running server must answer, for every operation of the feature, actor and object. */
export const operationsAccess: Readonly<Record<keyof typeof operationsOperations, AccessRow>> = {
  listSockets: sockets,
  disconnectSocket: oneSocket,
  reloadSocket: oneSocket,
  reloadAllSockets: sockets,
  getClientHome: { own: { ...nobodySignedIn, ...clients(200), others: 403 } },
  getAssistantHome: { own: { ...nobodySignedIn, assistant: 200, others: 403 } },
  getAdminHome: {
    own: { ...nobodySignedIn, ...clients(403), assistant: 403, others: 200 },
  },
  // Asks nobody's session, so that it answers without the database too.
  healthcheck: { own: { others: 200, 'impersonating admin': 200 } },
}
