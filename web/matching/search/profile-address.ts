import {
  candidateSorts,
  dayParts,
  maximumHours,
  maximumRoles,
  weekdays,
} from '@talentplace/contract/core/criteria/limits'
import type { Input } from '../../platform/api/operation-types.ts'
import { readIds, readInteger, readKnown } from '../../platform/criteria/forgiving-values.ts'
import type { SearchInput } from './search-input.ts'

export type ProfileInput = NonNullable<Input<'matching.getAssistant'>['query']>

const idLists = [
  'rids',
  'more_hours_rids',
  'focusedRid',
  'sids',
  'tids',
  'want_sids',
  'want_tids',
  'lids',
  'want_lids',
] as const
const maxIds = 100
const widestRange = 1440
const zoneForm = /^[A-Za-z_+\-0-9/]{1,64}$/
const availabilities = new Set(weekdays.flatMap((day) => dayParts.map(({ part }) => `${day}_${part}`)))

/** B5.1: the search as a profile's address carries it, without `?`. Page and size stay behind: a visitor sees the first three. */
export function writeProfileAddress(search: SearchInput): string {
  const query = new URLSearchParams()
  for (const key of idLists) if (search[key] && search[key].length > 0) query.set(key, search[key].join(','))
  if (search.hours && search.hours.length > 0) query.set('hours', search.hours.join(','))
  if (search.timezone) query.set('timezone', search.timezone)
  if (search.offset_range !== undefined) query.set('offset_range', String(search.offset_range))
  if (search.self_identifications) query.set('self_identifications', search.self_identifications)
  if (search.availabilities && search.availabilities.length > 0)
    query.set('availabilities', search.availabilities.join(','))
  if (search.sort && search.sort !== 'match') query.set('sort', search.sort)
  return query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')
}

/** A list written either `rids=3,9` or `rids[]=3&rids[]=9`. */
function listText(query: URLSearchParams, key: string): string {
  return [...query.getAll(key), ...query.getAll(`${key}[]`)].join(',')
}

function readHours(text: string): number[] {
  return text === '' ? [] : text.split(',').map((part) => readInteger(part, 1, maximumHours) ?? 1)
}

/**
 * B5.1: the search in a profile's address; bad parts are dropped, so that a cut link still opens.
 * @param viewerZone the viewer's own zone, for the overlap with their week
 */
export function readProfileAddress(text: string, viewerZone: string | null): ProfileInput {
  const query = new URLSearchParams(text)
  const zone = query.get('timezone') ?? ''
  const range = readInteger(query.get('offset_range'), 0, widestRange)
  const identifications = readIds(listText(query, 'self_identifications'), maxIds)
  const ids = (key: string, max: number = maxIds) => readIds(listText(query, key), max)
  return {
    cids: ids('cid'),
    rids: ids('rids', maximumRoles),
    hours: readHours(listText(query, 'hours')).slice(0, maximumRoles),
    more_hours_rids: ids('more_hours_rids'),
    focusedRid: ids('focusedRid', maximumRoles),
    sids: ids('sids'),
    tids: ids('tids'),
    want_sids: ids('want_sids'),
    want_tids: ids('want_tids'),
    lids: ids('lids'),
    want_lids: ids('want_lids'),
    timezone: zoneForm.test(zone) ? zone : undefined,
    offset_range: range ?? undefined,
    self_identifications: identifications.length > 0 ? identifications.join(',') : undefined,
    availabilities: readKnown(listText(query, 'availabilities'), availabilities),
    sort: candidateSorts.find((sort) => sort === query.get('sort')),
    viewer_timezone: viewerZone ?? undefined,
  }
}
