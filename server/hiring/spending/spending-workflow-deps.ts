import type { SpendingDeps } from '../../accounts/spending/spending-deps.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'

export interface SpendingWorkflowDeps extends SpendingDeps {
  readonly sender: Sender
}
