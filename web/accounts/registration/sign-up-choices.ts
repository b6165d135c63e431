import type { SignUpChoices } from '@talentplace/contract/accounts/registration/register.routes'
import { maximumRoles } from '@talentplace/contract/core/criteria/limits'
import { readCriteriaAddress } from '../../platform/criteria/criteria-address.ts'
import type { StoredCriteria } from '../../platform/criteria/empty-criteria.ts'
import { readId, readIds } from '../../platform/criteria/forgiving-values.ts'

const maxIds = 100

/** A list written either `cids=3,9` or `cids[]=3&cids[]=9`. */
function listText(query: URLSearchParams, key: string): string {
  return [...query.getAll(key), ...query.getAll(`${key}[]`)].join(',')
}

/** The choices as one whole, where anything was chosen at all. */
function wholeCriteria(stored: StoredCriteria): SignUpChoices['matching_criteria'] {
  const { city: _, ...criteria } = stored
  const { keywords, rids } = criteria
  const hasWords = Object.values(keywords).some((words) => words.length > 0)
  return hasWords || rids.length > 0 ? criteria : null
}

/**
 * A1.11: what goes along with a registration, from the address where it says something, else from the choices kept in
 * this browser. Bad parts of an address are dropped.
 * @param search the sign-up page's search text
 */
export function signUpChoices(search: string, stored: StoredCriteria): SignUpChoices {
  const query = new URLSearchParams(search)
  const said = readCriteriaAddress(search)
  const criteria = said ? { ...stored, ...said.criteria } : stored
  const cids = readIds(listText(query, 'cids') || listText(query, 'cid'), maxIds)
  return {
    assistant_id: readId(query.get('assistant_id') ?? ''),
    cids,
    rids: criteria.rids.slice(0, maximumRoles),
    hours: criteria.hours.slice(0, maximumRoles),
    matching_criteria: wholeCriteria(criteria),
    self_identifications: criteria.self_identifications,
    availabilities: criteria.availabilities,
    search_timezone: criteria.timezone,
  }
}
