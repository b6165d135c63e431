import { utmParameterNames, type UtmParameterName } from '@talentplace/contract/accounts/attribution/utm-value'
import type { Utm, UtmOrigin } from '@talentplace/contract/accounts/attribution/utm.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { givenParameters, type UtmParameters } from './utm-parameters.ts'

interface UtmRow {
  readonly uuid: string
  readonly shortcode: string | null
  readonly label: string
  readonly parameters: unknown
  readonly destination: string
  readonly origin: UtmOrigin
  readonly owner_uuid: string | null
  readonly owner_name: string | null
  readonly pageviews: number
  readonly signups: number
  readonly last_seen: Date | null
  readonly created_date: Date
}

/** Records with the name of their owner. */
export function selectUtms(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('utms')
    .leftJoin('users', 'users.uuid', 'utms.owner_uuid')
    .select([
      'utms.uuid',
      'utms.shortcode',
      'utms.label',
      'utms.parameters',
      'utms.destination',
      'utms.origin',
      'utms.owner_uuid',
      'users.full_name as owner_name',
      'utms.pageviews',
      'utms.signups',
      'utms.last_seen',
      'utms.created_date',
    ])
}

/** Path and query that count for a record: its shortcode, or the very parameters it was seen with. */
export function linkOf(record: { destination: string; shortcode: string | null; parameters: UtmParameters }): string {
  const query = record.shortcode === null ? givenParameters(record.parameters) : { utm: record.shortcode }
  return `${record.destination}?${new URLSearchParams(query)}`
}

/** A stored record as the contract says it. */
export function utmOf(row: UtmRow): Utm {
  const parameters = row.parameters as UtmParameters
  const each = utmParameterNames.map((name) => [name, parameters[name] ?? null])
  return {
    ...(Object.fromEntries(each) as Record<UtmParameterName, string | null>),
    uuid: row.uuid,
    shortcode: row.shortcode,
    label: row.label,
    destination: row.destination,
    link: linkOf({ ...row, parameters }),
    origin: row.origin,
    owner: row.owner_uuid === null ? null : { user_uuid: row.owner_uuid, full_name: row.owner_name ?? '' },
    pageviews: row.pageviews,
    signups: row.signups,
    last_seen: row.last_seen?.toISOString() ?? null,
    created_date: row.created_date.toISOString(),
  }
}
