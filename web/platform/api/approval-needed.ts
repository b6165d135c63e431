import type { Failure } from '@talentplace/contract/shared/failure'
import { emitter } from '../browser/emitter.ts'

export type NeededApproval = NonNullable<Failure['approval']>

/** A call was refused with `needs_approval`: what the primary contact has to approve first. */
export const approvalNeeded = emitter<NeededApproval>()

/** Tells whoever listens, where a refusal is one of these. */
export function notifyApprovalNeeded(code: string, body: unknown): void {
  if (code !== 'needs_approval') return
  const approval = (body as Failure | undefined)?.approval
  if (approval) approvalNeeded.emit(approval)
}
