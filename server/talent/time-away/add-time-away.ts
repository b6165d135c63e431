import { addTimeAway, maxTimesAway } from '@talentplace/contract/talent/time-away/time-away.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { followOne } from './follow-time-away.ts'
import { lockSelf } from './lock-self.ts'
import { readTimeAway } from '../assistants/read-time-away.ts'

/** A year, as the table has it. */
const maxDays = 366
const maxDaysAhead = 730

const dayAfter = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** @throws HttpError 400 */
function checkDays({ from_date, until_date }: { from_date: string; until_date: string }, today: string): void {
  if (until_date < today) throw invalidField('until_date', 'These days are over.')
  if (from_date > dayAfter(today, maxDaysAhead)) throw invalidField('from_date', 'At most two years from now.')
  if (until_date >= dayAfter(from_date, maxDays)) throw invalidField('until_date', 'At most a year at a time.')
}

/** Whoever sends the same days twice has them once. */
export function addTimeAwayOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(addTimeAway, async (context, { body }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const self = await lockSelf(transaction, { user_uuid, at })
      checkDays(body, self.today)
      const { times_away } = await readTimeAway(transaction, self.uuid, at)
      const shared = times_away.find((each) => each.from_date <= body.until_date && each.until_date >= body.from_date)
      if (shared?.from_date === body.from_date && shared.until_date === body.until_date) {
        return readTimeAway(transaction, self.uuid, at)
      }
      if (shared) {
        throw new HttpError(
          409,
          'overlaps',
          'You’re already away on some of these days. Remove those first, or choose others.',
        )
      }
      if (times_away.length >= maxTimesAway) {
        throw new HttpError(409, 'too_many', `That’s ${maxTimesAway} already. Remove one first.`)
      }
      await transaction
        .insertInto('assistant_time_away')
        .values({ ...body, virtualassistant_uuid: self.uuid, created_date: at })
        .execute()
      await followOne(transaction, self)
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'assistant.time_away_added',
        entity: `assistant:${self.uuid}`,
        details: body,
      })
      return readTimeAway(transaction, self.uuid, at)
    })
  })
}
