import * as refusals from '@talentplace/contract/billing/messages/refusals'
import { acceptOverLimit } from '@talentplace/contract/work/time/over-limit.routes'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raiseApproved } from '../../accounts/spending/spend-approved.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import { lockSubscription } from '../../subscriptions/owned-subscription.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { priceOfExtraHours } from '../spending/price-of-change.ts'
import { isLocked, type Entry } from '../../work/time/entries/changeable.ts'
import { changedParts, recordChange } from '../../work/time/entries/entry-changes.ts'

const secondsAnHour = 3600

function beyondOf(transaction: Transaction<Tables>, project_uuid: string) {
  return transaction
    .selectFrom('time_entries')
    .select(['uuid', 'virtualassistant_uuid', 'seconds'])
    .where('project_uuid', '=', project_uuid)
    .where('over_limit', '=', true)
    .where('removed_date', 'is', null)
    .where('status', 'in', timeEntryStates.sets.counted)
    .execute()
}

/** Step: what the time costs is within the colleague's limit, or approved. The time that was asked about, in seconds. */
async function approveBeyond(
  transaction: Transaction<Tables>,
  session: Session,
  { project_uuid, at }: { project_uuid: string; at: Date },
): Promise<number> {
  const subscription = await lockSubscription(transaction, session, project_uuid)
  const seconds = (await beyondOf(transaction, project_uuid)).reduce((sum, entry) => sum + entry.seconds, 0)
  const { today: on } = await clientDay(transaction, subscription.client_uuid, at)
  const hours = Math.ceil(seconds / secondsAnHour)
  if (hours === 0) return 0
  const { client_uuid } = subscription
  const price = await priceOfExtraHours(transaction, subscription, { hours, on })
  await raiseApproved(transaction, session, { kind: 'over_limit', client_uuid, project_uuid, ...price, at })
  return seconds
}

/** What waits for the client's yes, with the time of its assistants held. */
async function matchedBeyond(transaction: Transaction<Tables>, project_uuid: string): Promise<Entry[]> {
  const found = await beyondOf(transaction, project_uuid)
  const assistants = new Set(found.map(({ virtualassistant_uuid }) => virtualassistant_uuid))
  await lockRows(transaction, 'assistants', [...assistants])
  const locked = await lockRows(
    transaction,
    'time_entries',
    found.map(({ uuid }) => uuid),
  )
  return locked.filter((entry) => entry.over_limit && entry.removed_date === null && !isLocked(entry))
}

/** The client's yes: what went beyond the limit counts on both sides. */
export function acceptOverLimitOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(acceptOverLimit, (context, { body: { project_uuid } }) => {
    const session = signedIn(context)
    const { user_uuid } = session
    const now = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const approved = await approveBeyond(transaction, session, { project_uuid, at: now })
      const entries = await matchedBeyond(transaction, project_uuid)
      if (entries.reduce((sum, { seconds }) => sum + seconds, 0) > approved) {
        throw new HttpError(409, 'changed', refusals.moreTime())
      }
      for (const entry of entries) {
        const overage_seconds = entry.seconds
        const accepted = {
          over_limit: false,
          billable: true,
          payable: true,
          overage_seconds,
          version: entry.version + 1,
        }
        await transaction
          .updateTable('time_entries')
          .set({ ...accepted, updated_date: now })
          .where('uuid', '=', entry.uuid)
          .execute()
        const change = { side: 'client', user_uuid, reason: null, at: now } as const
        await recordChange(transaction, entry.origin_uuid, change, changedParts([entry], [{ ...entry, ...accepted }]))
      }
      return { count: entries.length, seconds: entries.reduce((sum, { seconds }) => sum + seconds, 0) }
    })
  })
}
