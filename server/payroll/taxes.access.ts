import type { AccessCalls } from '../testing/access/access-call.ts'
import { password } from '../testing/access/access-world.ts'
import type { taxesOperations } from './taxes.operations.ts'

/** Each assistant has numbers of their own alone. */
export function taxesCalls(): AccessCalls<typeof taxesOperations> {
  return {
    saveTaxNumber: () => ({
      path: '/virtualassistants/taxes/numbers',
      body: { kind: 'gst_hst', number: '123456782 RT0001', effective_from: '2026-01-01', version: 0, password },
    }),
    saveTaxIdentity: () => ({
      path: '/virtualassistants/taxes/identity',
      body: { kind: 'sin', number: '130 692 544', password },
    }),
  }
}
