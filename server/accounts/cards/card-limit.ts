import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { maxCards } from '@talentplace/contract/accounts/cards/card.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/** @throws HttpError 409 for a client who keeps as many cards as there may be */
export async function rejectOneMore(database: Kysely<Tables>, clientUuid: string): Promise<void> {
  const { count } = await database
    .selectFrom('credit_cards')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_uuid', '=', clientUuid)
    .where('removed_date', 'is', null)
    .executeTakeFirstOrThrow()
  if (count < maxCards) return
  throw new HttpError(409, 'too_many_cards', refusals.tooManyCards({ count: maxCards }))
}
