import { sql, type RawBuilder } from 'kysely'

/** Charges that we gave up say nothing about their card. */
const givenUp = ['expired', 'cancelled', 'not_confirmed']

/** SQL, in a query of `credit_cards`: true where the bank refused the last charge of the card. */
export function lastDeclined(): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select charges.state = 'declined' from charges
    where charges.card_uuid = credit_cards.uuid and settled_date is not null and not coalesce(failure_code, '') = any(${givenUp})
    order by settled_date desc, charges.uuid desc limit 1), false)`
}
