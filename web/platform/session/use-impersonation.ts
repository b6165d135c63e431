import { useSyncExternalStore } from 'react'
import type { Impersonation } from '@talentplace/contract/accounts/impersonation/impersonation.routes'
import { impersonation } from './impersonation.ts'

/** In whose place staff check out in this tab; null: in nobody's. */
export function useImpersonation(): Impersonation | null {
  return useSyncExternalStore(impersonation.listen, impersonation.read, () => null)
}
