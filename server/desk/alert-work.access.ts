import { accessAlert } from '../testing/access/access-alerts.ts'
import type { AccessCalls } from '../testing/access/access-call.ts'
import type { AccessWorld } from '../testing/access/access-world.ts'
import type { alertWorkOperations } from './alert-work.operations.ts'

export function alertWorkCalls(world: AccessWorld): AccessCalls<typeof alertWorkOperations> {
  return {
    assignAlert: async (_actor, whose) => ({
      path: `/alerts/${await accessAlert(world, whose)}/assign`,
      body: { version: 1, assigned_to: null },
    }),
  }
}
