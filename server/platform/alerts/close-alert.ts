import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tables } from '../database/tables.ts'
import type { RaisedAlert } from './raise-alert.ts'

interface Ending {
  readonly at: Date
  /** What ended it, as staff read it. */
  readonly note: string
}

/** Resolves the open alerts for which the condition holds, by the product itself: their cause has ended. */
export async function endAlerts(
  transaction: Transaction<Tables>,
  ended: RawBuilder<boolean>,
  { at, note }: Ending,
): Promise<void> {
  const resolved = alertStates.stepTo('resolved', 'system')
  const rows = await transaction
    .updateTable('alerts')
    .set({ status: resolved.to, resolved_date: at, note, version: sql<number>`version + 1` })
    .where('status', 'in', resolved.from)
    .where(ended)
    .returning('uuid')
    .execute()
  for (const { uuid } of rows) {
    const entity = `alert:${uuid}` as const
    await recordAudit(transaction, { at, actor_uuid: null, action: 'alert.resolved', entity, details: { note } })
  }
}

/** Resolves one alert whose cause has ended. Nothing where there is none, or someone has. */
export async function endAlert(
  transaction: Transaction<Tables>,
  { fingerprint, ...ending }: Pick<RaisedAlert, 'fingerprint'> & Ending,
): Promise<void> {
  await endAlerts(transaction, sql`fingerprint = ${fingerprint}`, ending)
}
