import { utmParameterNames, type UtmParameterName } from '@talentplace/contract/accounts/attribution/utm-value'

/** The parameters that have a value. */
export type UtmParameters = Partial<Record<UtmParameterName, string>>

/** What of an address or a form is kept: an empty value says nothing. */
export function givenParameters(given: Partial<Record<UtmParameterName, string | undefined>>): UtmParameters {
  return Object.fromEntries(utmParameterNames.flatMap((name) => (given[name] ? [[name, given[name]]] : [])))
}
