import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'

/** A card that expires soon, and the warning that is due for it. */
export interface ExpiringCard {
  readonly uuid: string
  readonly client_uuid: string
  readonly brand: string
  readonly last_four: string
  readonly default_credit_card: boolean
  /** `YYYY-MM-DD` */
  readonly last_day: string
  readonly days_ahead: 30 | 7
}

/**
 * The cards whose client isn't warned yet: 30 days before the card's last day, and 7, by the client's own day, of which
 * `days` has one for each zone. A card that is added later than that
 * has only the warnings that are still ahead.
 */
export async function findExpiringCards(
  database: Kysely<Tables>,
  { processor, days, limit }: { processor: CardProcessor['name']; days: Record<string, string>; limit: number },
): Promise<readonly ExpiringCard[]> {
  const today = sql`(${JSON.stringify(days)}::jsonb ->> client_timezone(client_uuid))::date`
  const { rows } = await sql<ExpiringCard>`
    with expiring as (
      select *, (make_date(expiry_year, expiry_month, 1) + interval '1 month' - interval '1 day')::date as last_day,
        ${today} as today
      from credit_cards where removed_date is null and processor = ${processor}
    ), due as (
      select *, case when last_day - today <= 7 then 7 else 30 end as days_ahead
      from expiring where last_day between today and today + 30
    )
    select uuid, client_uuid, brand, last_four, default_credit_card, last_day, days_ahead from due
    where not exists (select from card_expiry_warnings given
      where given.card_uuid = due.uuid and given.days_ahead = due.days_ahead)
    order by last_day, uuid limit ${limit}`.execute(database)
  return rows
}

/** Step: notes that the client is warned; false when that was done before. */
export async function noteWarning(
  transaction: Transaction<Tables>,
  { uuid, days_ahead }: ExpiringCard,
  at: Date,
): Promise<boolean> {
  const noted = await transaction
    .insertInto('card_expiry_warnings')
    .values({ card_uuid: uuid, days_ahead, created_date: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('card_uuid')
    .executeTakeFirst()
  return noted !== undefined
}
