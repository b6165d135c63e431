import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { endAlert } from './close-alert.ts'
import { raiseAlert, type RaisedAlert } from './raise-alert.ts'

interface Condition extends RaisedAlert {
  /** True while something is wrong. */
  readonly holds: boolean
  /** What is said once it isn't any more. */
  readonly ended: string
}

/**
 * Raises an alert when a condition begins and resolves it when it ends, however often it is looked at: what goes on is one
 * occurrence. Staff who resolve it while it goes on find it again.
 */
export async function followCondition(database: Kysely<Tables>, condition: Condition): Promise<void> {
  const { holds, ended, ...alert } = condition
  const open = await database
    .selectFrom('alerts')
    .select('uuid')
    .where('fingerprint', '=', alert.fingerprint)
    .where('status', 'in', alertStates.sets.open)
    .executeTakeFirst()
  if ((open !== undefined) === holds) return
  await database
    .transaction()
    .execute((transaction) =>
      holds
        ? raiseAlert(transaction, alert)
        : endAlert(transaction, { fingerprint: alert.fingerprint, at: alert.at, note: ended }),
    )
}
