import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { KnownCharge } from './card-processor.ts'

/** A charge as its processor is asked about it; undefined where none was noted. */
export async function knownCharge(database: Kysely<Tables>, charge_uuid: string): Promise<KnownCharge | undefined> {
  return database
    .selectFrom('charges')
    .innerJoin('processor_customers', (join) =>
      join
        .onRef('processor_customers.client_uuid', '=', 'charges.client_uuid')
        .onRef('processor_customers.processor', '=', 'charges.processor'),
    )
    .select(['charges.uuid as key', 'customer_id', 'processor_charge_id'])
    .where('charges.uuid', '=', charge_uuid)
    .executeTakeFirst()
}
