import { paymentOfCharge } from '@talentplace/contract/billing/processor/payment.states'
import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import { requireProcessor } from '../../accounts/cards/require-processor.ts'
import type { Database } from '../../platform/database/connection.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { queryProcessor } from './query-processor.ts'
import type { RenewalDeps } from './renewal-deps.ts'
import { settleInvoiceCharge } from './settle-charge.ts'

async function chargeAsItStands({ kysely }: Database, uuid: string) {
  return kysely
    .selectFrom('charges')
    .select(['state', 'failure_message'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
}

/**
 * What became of a charge that someone asked for and that is noted: the processor is asked unless it has decided, and what it
 * says is kept. Never within a transaction. @throws HttpError 409 `card_declined`, 503
 */
export async function queryAndSettle(deps: RenewalDeps, charge_uuid: string) {
  const processor = requireProcessor(deps.processor)
  const before = await chargeAsItStands(deps.database, charge_uuid)
  const isOpen = chargeStates.is('open', before.state)
  const result = isOpen ? await queryProcessor({ ...deps, processor }, charge_uuid) : undefined
  if (result) await settleInvoiceCharge(deps, charge_uuid, result)
  const charge = await chargeAsItStands(deps.database, charge_uuid)
  if (charge.state === 'declined') {
    throw new HttpError(409, 'card_declined', charge.failure_message ?? 'Your card was declined.')
  }
  return {
    state: paymentOfCharge(charge.state),
    client_secret: result?.state === 'needs_action' ? result.client_secret : null,
  }
}
