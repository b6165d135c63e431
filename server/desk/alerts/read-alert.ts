import type { Alert, AlertSummary } from '@talentplace/contract/desk/alerts/alert.routes'
import type { AlertStatus } from '@talentplace/contract/desk/alerts/alert.states'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'

/** Alerts with the name of whoever has taken them. */
export function alertRows(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('alerts')
    .leftJoin('users as taker', 'taker.uuid', 'alerts.assigned_to')
    .select(['alerts.uuid', 'alerts.type', 'alerts.status', 'alerts.title', 'alerts.repeat_count', 'alerts.version'])
    .select(['alerts.created_date', 'alerts.last_date', 'alerts.assigned_to', 'taker.full_name as taker_name'])
}

interface AlertRow {
  readonly uuid: string
  readonly type: AlertSummary['type']
  readonly status: AlertStatus
  readonly title: string
  readonly repeat_count: number
  readonly version: number
  readonly created_date: Date
  readonly last_date: Date
  readonly assigned_to: string | null
  readonly taker_name: string | null
}

const personOf = (user_uuid: string | null, full_name: string | null) =>
  user_uuid === null ? null : { user_uuid, full_name: full_name ?? '' }

/** A row of the list. */
export function alertSummary({ taker_name, assigned_to, created_date, last_date, ...row }: AlertRow): AlertSummary {
  return {
    ...row,
    assigned_to: personOf(assigned_to, taker_name),
    created_date: created_date.toISOString(),
    last_date: last_date.toISOString(),
  }
}

function entityOf(link: string | null): Alert['entity'] {
  const [, kind, id] = /^([^:]+):(.+)$/.exec(link ?? '') ?? []
  return kind === undefined || id === undefined ? null : { kind, id }
}

/** One alert as it is now. @throws HttpError 404 */
export async function readAlert(kysely: Kysely<Tables>, uuid: string): Promise<Alert> {
  const row = await alertRows(kysely)
    .leftJoin('users as resolver', 'resolver.uuid', 'alerts.resolved_by')
    .select(['alerts.detail', 'alerts.entity_link', 'alerts.note', 'alerts.resolved_date', 'alerts.resolved_by'])
    .select('resolver.full_name as resolver_name')
    .where('alerts.uuid', '=', uuid)
    .executeTakeFirst()
  if (!row) throw notFound('There is no such alert.')
  const { detail, entity_link, note, resolved_date, resolved_by, resolver_name, ...summary } = row
  return {
    ...alertSummary(summary),
    detail,
    entity: entityOf(entity_link),
    note,
    resolved_date: resolved_date?.toISOString() ?? null,
    resolved_by: personOf(resolved_by, resolver_name),
  }
}
