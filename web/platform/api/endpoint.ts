import type { Operation } from '@talentplace/contract/shared/operation'

/** Where an operation is called: `path` below `/api`, parameters in braces. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** Staff may call it in a client's place. */
  readonly impersonation?: true
}

/** Called on first loads by signed-in people too: their session, and what their first pages show (`web/app/arrival`). */
const firstOperations: readonly string[] = [
  'accounts.getSession',
  'accounts.logout',
  'assistants.getOwnProfile',
  'checkout.listWaitingPayments',
  'clients.getCompany',
  'clients.listCards',
  'invoices.listInvoices',
  'notifications.listNotifications',
  'operations.getAdminHome',
  'operations.getAssistantHome',
  'operations.getClientHome',
  'operations.getStaffToday',
  'projects.getOpenSubscriptions',
  'projects.listProjects',
]

/** True for what a first load may call; the other endpoints come with the first call of one of them. */
export function isCalledEarly(operation: Operation): boolean {
  const { name, caller, method } = operation
  // What sends something comes with its form.
  return (caller === 'anyone' && method === 'GET') || firstOperations.includes(name)
}

function endpointOf({ method, path, impersonation }: Operation): Endpoint {
  return { method, path, ...(impersonation && { impersonation }) }
}

export function endpointsOf(declared: readonly Operation[]): Record<string, Endpoint> {
  return Object.fromEntries(declared.map((each) => [each.name, endpointOf(each)]))
}
