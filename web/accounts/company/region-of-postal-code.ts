import { postalCodeOf } from '@talentplace/contract/accounts/company/postal-code'
import { regionsOfPostalCode } from '@talentplace/contract/core/places/postal-regions'

const started = /^[A-Z]\d[A-Z]/

/** The province or territory of a Canadian postal code, from its first three characters on; null while it can't be told. */
export function regionOfPostalCode(code: string): string | null {
  const given = postalCodeOf(code, 'CA')
  if (!started.test(given)) return null
  const { usual } = regionsOfPostalCode(given, 'CA')
  return usual.length === 1 ? (usual[0] ?? null) : null
}
