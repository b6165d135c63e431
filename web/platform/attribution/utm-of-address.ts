import { longestUtmParameter, utmParameterNames } from '@talentplace/contract/accounts/attribution/utm-value'
import type { Input } from '../api/operation-types.ts'

export type UtmOfAddress = Omit<Input<'attribution.logUtmEvent'>['body'], 'page'>

const names = ['utm', ...utmParameterNames] as const

/**
 * C5.3: the UTM parameters of an address's search text that have a value, cut to what is kept; null: there are none. `ref` is what
 * people write by hand for `utm`.
 */
export function utmOfAddress(search: string): UtmOfAddress | null {
  const query = new URLSearchParams(search)
  const given = names.flatMap((name) => {
    const value = (query.get(name) ?? (name === 'utm' ? query.get('ref') : null))?.trim() ?? ''
    return value === '' ? [] : [[name, value.slice(0, longestUtmParameter)]]
  })
  return given.length === 0 ? null : Object.fromEntries(given)
}
