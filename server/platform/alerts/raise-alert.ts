import type { AlertType } from '@talentplace/contract/desk/alerts/alert.routes'
import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import { sql, type Transaction } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { lockRow } from '../database/lock-rows.ts'
import type { Tables } from '../database/tables.ts'

/** Something that someone should look at. */
export interface RaisedAlert {
  /** `kind:id`: what has the same one is the same thing happening again. At most 300 characters. */
  readonly fingerprint: `${string}:${string}`
  readonly type: AlertType
  /** At most 200 characters; longer ones are cut. */
  readonly title: string
  /** What happened, what is safe, what to do. At most 5,000 characters; longer ones are cut. Never a secret. */
  readonly detail: string
  /** `kind:id` of what it is about: `invoice:<uuid>`. */
  readonly entity_link?: string | null
  readonly at: Date
}

const longestTitle = 200
const longestDetail = 5_000

/**
 * Raises an alert in the transaction of its cause. One that is there already counts up and says what happened last; one that
 * was resolved is new again, and nobody's, since whoever had dealt with it thought it over.
 */
export async function raiseAlert(transaction: Transaction<Tables>, alert: RaisedAlert): Promise<void> {
  const { fingerprint, type, entity_link = null, at } = alert
  const said = {
    type,
    title: alert.title.slice(0, longestTitle),
    detail: alert.detail.slice(0, longestDetail),
    entity_link,
    last_date: at,
  }
  const added = await transaction
    .insertInto('alerts')
    .values({ fingerprint, ...said, created_date: at })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('uuid')
    .executeTakeFirst()
  if (added) return
  const locked = await lockRow(transaction, 'alerts', fingerprint, 'fingerprint')
  if (!locked) throw new Error(`The alert ${fingerprint} could neither be added nor found.`)
  const isOpen = alertStates.is('open', locked.status)
  const reopened = isOpen
    ? {}
    : {
        status: alertStates.step(locked.status, 'new', 'system'),
        assigned_to: null,
        resolved_date: null,
        resolved_by: null,
        note: '',
        version: locked.version + 1,
      }
  await transaction
    .updateTable('alerts')
    .set({ ...said, ...reopened, repeat_count: sql<number>`repeat_count + 1` })
    .where('uuid', '=', locked.uuid)
    .execute()
  if (isOpen) return
  await recordAudit(transaction, { at, actor_uuid: null, action: 'alert.reopened', entity: `alert:${locked.uuid}` })
}
