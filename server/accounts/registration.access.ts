import type { AccessCalls } from '../testing/access/access-call.ts'
import { addressOf } from '../testing/access/access-world.ts'
import { registrationOf } from '../testing/servers/account-server.ts'
import type { registrationOperations } from './registration.operations.ts'

export function registrationCalls(): AccessCalls<typeof registrationOperations> {
  return {
    register: (actor) => ({ path: '/client/register', body: registrationOf(`new-${addressOf(actor)}`) }),
  }
}
