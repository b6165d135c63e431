import { cancelledCode, type ChargeResult } from '../card-processor.ts'
import { declineText } from '../decline-texts.ts'

/** What the test processor has noted of a charge. */
export interface NotedCharge {
  readonly id: string
  readonly key: string
  readonly customer_id: string
  readonly card_id: string
  readonly amount_cents: number
  readonly currency: string
  readonly state: 'succeeded' | 'declined' | 'needs_action'
  readonly code: string | null
  readonly message: string | null
  readonly client_secret: string
}

/** What became of it, as the port tells it. */
export function resultOf(charge: NotedCharge): ChargeResult {
  const { id: processor_charge_id, state, client_secret } = charge
  if (state === 'needs_action') return { state, processor_charge_id, client_secret }
  if (state === 'succeeded') return { state, processor_charge_id }
  const code = charge.code ?? 'card_declined'
  // As with every processor, our words for the reason, not theirs.
  const message = code === cancelledCode ? (charge.message ?? '') : declineText(code)
  return { state, processor_charge_id, code, message }
}
