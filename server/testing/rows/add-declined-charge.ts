import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import type { Clock } from '../../platform/clock/clock.ts'
import { addCharge, sharesOf } from '../../billing/charges/add-charge.ts'
import { lockInvoice } from '../../billing/charges/lock-invoice.ts'
import { addTestCard } from './add-test-card.ts'
import type { TestDatabase } from '../database.ts'

/** A charge of an open invoice that the client's bank has refused. */
export async function addDeclinedCharge(
  database: TestDatabase,
  { invoice_uuid, clock }: { invoice_uuid: string; clock: Clock },
): Promise<void> {
  const { client_uuid } = await database.kysely
    .selectFrom('invoices')
    .select('client_uuid')
    .where('uuid', '=', invoice_uuid)
    .executeTakeFirstOrThrow()
  const card_uuid = await addTestCard(database, { client_uuid, token: 'tok_declined', clock })
  const at = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    const invoice = await lockInvoice(transaction, invoice_uuid)
    const shares = await sharesOf(transaction, invoice)
    const charge = await addCharge(transaction, { invoice, shares, card_uuid, processor: 'test', at, requested: null })
    await transaction
      .updateTable('charges')
      .set({ state: chargeStates.step('asked', 'declined', 'system'), failure_code: 'card_declined', settled_date: at })
      .where('uuid', '=', charge)
      .execute()
  })
}
