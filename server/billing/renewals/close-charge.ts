import { sql } from 'kysely'
import { attemptItem, isNotResting } from '../../platform/jobs/failing-items.ts'
import { ProcessorAway, type CardProcessor, type CancelResult } from '../../platform/payments/card-processor.ts'
import { knownCharge } from '../../platform/payments/known-charge.ts'
import type { RenewalDeps } from './renewal-deps.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'
import { settleInvoiceCharge } from './settle-charge.ts'

/** Has the processor give a charge up, so that nobody can confirm it later. Undefined: it doesn't answer; ask again. */
export async function cancelCharge(
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
export async function closeDeclinedCharges(deps: RenewalDeps): Promise<void> {
  const { database, clock, processor } = deps
  if (processor === null) return
  const queue = renewalQueue(deps, 'renewals.charge')
  const refused = await database.kysely
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
  for (const { uuid } of refused) await attemptItem(queue, uuid, () => closeCharge({ ...deps, processor }, uuid))
}
