import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { answered } from './require-processor.ts'

async function findCustomer(database: Kysely<Tables>, processor: CardProcessor, clientUuid: string) {
  return database
    .selectFrom('processor_customers')
    .select('customer_id')
    .where('client_uuid', '=', clientUuid)
    .where('processor', '=', processor.name)
    .executeTakeFirst()
}

/** The processor's customer for a client, made when it is first needed. @throws HttpError 503 */
export async function customerOfClient(
  database: Kysely<Tables>,
  processor: CardProcessor,
  clientUuid: string,
): Promise<string> {
  const known = await findCustomer(database, processor, clientUuid)
  if (known) return known.customer_id
  const { company, email } = await database
    .selectFrom('clients')
    .leftJoin('users', (join) =>
      join
        .onRef('users.client_uuid', '=', 'clients.uuid')
        .on('users.is_primary_contact', '=', true)
        .on('users.deleted_date', 'is', null),
    )
    .select(['company', 'email'])
    .where('clients.uuid', '=', clientUuid)
    .limit(1)
    .executeTakeFirstOrThrow()
  const customer_id = await answered(processor.customerOf({ uuid: clientUuid, name: company, email: email ?? '' }))
  const row = { client_uuid: clientUuid, processor: processor.name, customer_id }
  await database
    .insertInto('processor_customers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return customer_id
}
