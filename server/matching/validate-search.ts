import type { SearchQuery } from '@talentplace/contract/matching/search.routes'
import { isKnownZone } from '../platform/clock/zones.ts'
import { invalidField } from '../platform/http/http-error.ts'

/** Its owner hasn't said where they are: the search is as if no zone had been named. */
const zoneNotKnown = 'Unknown'

/** What the contract's schema can't say of a search. @throws HttpError 400 for a role named twice or a zone that isn't one */
export function validateSearch<Query extends SearchQuery>(query: Query): Query {
  if (new Set(query.rids).size < query.rids.length) throw invalidField('rids', 'Each role once')
  return { ...query, timezone: validateZone('timezone', query.timezone) }
}

/** A zone as given, or undefined when none is known. @throws HttpError 400 for a name that is no zone */
export function validateZone(field: string, zone: string | undefined): string | undefined {
  if (zone === undefined || zone === zoneNotKnown) return undefined
  if (!isKnownZone(zone)) throw invalidField(field, 'Must be a time zone name')
  return zone
}
