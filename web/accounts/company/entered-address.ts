import type { CompanyValues } from './company-values.ts'

/** Where a company is: what its taxes follow. */
export interface Place {
  readonly country: 'CA' | 'US'
  readonly state_prov: string
}

/** A billing address that is being entered. */
export interface EnteredAddress {
  /** Null: not far enough to work out the tax. */
  readonly place: Place | null
  /** It can be saved as it is. */
  readonly isComplete: boolean
}

/** The place of an address, as soon as country and region are known. */
export function placeOf(country: CompanyValues['country'], state_prov: string): Place | null {
  return country === '' || state_prov === '' ? null : { country, state_prov }
}
