import { clientDay } from '../../subscriptions/subscriptions/client-day.ts'
import type { RenewalDeps } from '../renewals/renewal-deps.ts'

/** True for a charge of added hours, when the period they were to be for is over. */
export async function isTooLateToRequest(
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
