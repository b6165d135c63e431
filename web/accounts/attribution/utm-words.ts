import type { Utm } from '@talentplace/contract/accounts/attribution/utm.routes'
import { utmParameterNames, type UtmParameterName } from '@talentplace/contract/accounts/attribution/utm-value'

/** What the form of a record holds; empty: not said. */
export type UtmWords = Record<'label' | 'destination' | UtmParameterName, string>

/** How the fields of the parameters are called, with an example each. */
export const parameterFields: readonly { name: UtmParameterName; label: string; example: string }[] = [
  { name: 'utm_source', label: 'Source', example: 'newsletter' },
  { name: 'utm_medium', label: 'Medium', example: 'email' },
  { name: 'utm_campaign', label: 'Campaign', example: 'year-end' },
  { name: 'utm_term', label: 'Term', example: 'bookkeeper' },
  { name: 'utm_content', label: 'Content', example: 'second button' },
  { name: 'utm_id', label: 'Id', example: 'a12' },
]

const noParameters = Object.fromEntries(utmParameterNames.map((name) => [name, ''])) as Record<UtmParameterName, string>

export const emptyUtmWords: UtmWords = { ...noParameters, label: '', destination: '/' }

/** A record as its form begins. */
export function wordsOf(utm: Utm): UtmWords {
  const parameters = utmParameterNames.map((name) => [name, utm[name] ?? ''])
  return { ...emptyUtmWords, ...Object.fromEntries(parameters), label: utm.label, destination: utm.destination }
}
