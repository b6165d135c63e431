import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import { sql } from 'kysely'
import { attemptItem, isNotResting } from '../../platform/jobs/failing-items.ts'
import {
  ProcessorAway,
  type CancelResult,
  type CardProcessor,
  type ChargeResult,
} from '../../platform/payments/card-processor.ts'
import { knownCharge } from '../../platform/payments/known-charge.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import { queryProcessor } from './query-processor.ts'
import type { RenewalDeps } from './renewal-deps.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'
import { settleInvoiceCharge } from './settle-charge.ts'

const minute = 60_000
/** Whoever asked is still waiting for the answer until then. */
const settlesItself = minute
/** A bank's question that nobody answered for so long is given up. */
const longestQuestion = 30 * minute

const unanswered: ChargeResult = {
  state: 'declined',
  processor_charge_id: null,
  code: 'not_confirmed',
  message: 'The payment was not confirmed with your bank.',
}

const neverRequested: ChargeResult = {
  state: 'declined',
  processor_charge_id: null,
  code: 'not_asked',
  message: 'The period that these hours were for is over. Nothing was charged.',
}

/** True for a charge of added hours, when the period they were to be for is over. */
async function isTooLateToRequest(
  { database: { kysely }, clock }: Pick<RenewalDeps, 'database' | 'clock'>,
  charge_uuid: string,
): Promise<boolean> {
  const hours = await kysely
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.uuid', 'charges.invoice_uuid')
    .select(['charges.client_uuid', 'period_end'])
    .where('charges.uuid', '=', charge_uuid)
    .where('kind', '=', 'hours')
    .where('number', 'is', null)
    .executeTakeFirst()
  if (!hours) return false
  const { today } = await clientDay(kysely, hours.client_uuid, clock.now())
  return hours.period_end < today
}

/**
 * What became of a charge; one the processor never heard of is asked for now, if there is still something to pay for.
 * Undefined: it doesn't say.
 */
async function whatBecame(
  deps: RenewalDeps & { processor: CardProcessor },
  uuid: string,
): Promise<ChargeResult | undefined> {
  try {
    const known = await knownCharge(deps.database.kysely, uuid)
    const found = known && (await deps.processor.findCharge(known))
    if (found) return found
    return (await isTooLateToRequest(deps, uuid)) ? neverRequested : await queryProcessor(deps, uuid)
  } catch (error) {
    if (error instanceof ProcessorAway) return undefined
    throw error
  }
}

/** Has the processor give a charge up, so that nobody can confirm it later. Undefined: it doesn't answer; ask again. */
async function cancelCharge(
  { database, processor }: Pick<RenewalDeps, 'database'> & { processor: CardProcessor },
  uuid: string,
): Promise<CancelResult | undefined> {
  const known = await knownCharge(database.kysely, uuid)
  if (!known) return undefined
  try {
    return await processor.cancel(known)
  } catch (error) {
    if (error instanceof ProcessorAway) return undefined
    throw error
  }
}

/** Notes that nobody can pay a refused charge any more; one that went through after all is booked. */
async function closeCharge(deps: RenewalDeps & { processor: CardProcessor }, uuid: string): Promise<void> {
  const result = await cancelCharge(deps, uuid)
  if (!result) return
  if (result.state === 'succeeded') await settleInvoiceCharge(deps, uuid, result)
  else {
    await deps.database.kysely
      .updateTable('charges')
      .set({ closed_date: deps.clock.now() })
      .where('uuid', '=', uuid)
      .where('state', '=', 'declined')
      .execute()
  }
}

/** Closes the refused charges of invoices at the processor: whoever still has the bank's page open can't pay them later. */
async function closeDeclinedCharges(deps: RenewalDeps): Promise<void> {
  const { database, clock, processor } = deps
  if (processor === null) return
  const queue = renewalQueue(deps, 'renewals.charge')
  const rejected = await database.kysely
    .selectFrom('charges')
    .select('uuid')
    .where('state', '=', 'declined')
    .where('closed_date', 'is', null)
    .where('invoice_uuid', 'is not', null)
    .where('processor', '=', processor.name)
    .where(isNotResting(queue.queue, sql`charges.uuid`, clock.now()))
    .orderBy('settled_date')
    .limit(1_000)
    .execute()
  for (const { uuid } of rejected) await attemptItem(queue, uuid, () => closeCharge({ ...deps, processor }, uuid))
}

/** Finds out what became of the charges of invoices that got no answer, whoever asked and whatever crashed meanwhile. */
export async function reconcileCharges(deps: RenewalDeps): Promise<void> {
  const { database, clock, processor } = deps
  if (processor === null) return
  const now = clock.now()
  const queue = renewalQueue(deps, 'renewals.charge')
  const open = await database.kysely
    .selectFrom('charges')
    .select(['uuid', 'created_date'])
    .where('invoice_uuid', 'is not', null)
    .where('state', 'in', chargeStates.sets.open)
    .where('processor', '=', processor.name)
    .where('created_date', '<=', new Date(now.getTime() - settlesItself))
    .where(isNotResting(queue.queue, sql`charges.uuid`, now))
    .orderBy('created_date')
    .limit(1_000)
    .execute()
  for (const { uuid, created_date } of open) {
    const isLate = now.getTime() - created_date.getTime() > longestQuestion
    await attemptItem(queue, uuid, async () => {
      const result = await whatBecame({ ...deps, processor }, uuid)
      if (!result) return
      if (result.state !== 'needs_action' || !isLate) return void (await settleInvoiceCharge(deps, uuid, result))
      // Given up at the processor first, so that nobody can confirm it later; what has gone through is booked.
      const given = await cancelCharge({ ...deps, processor }, uuid)
      if (given) await settleInvoiceCharge(deps, uuid, given.state === 'succeeded' ? given : unanswered)
    })
  }
  await closeDeclinedCharges(deps)
}
