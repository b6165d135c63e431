import { isUtmUuid } from '@talentplace/contract/attribution/utm-value'
import { storedEntry } from '../browser/stored-entry.ts'
import type { UtmOfAddress } from './utm-of-address.ts'

/** The UTM record this browser last came by, with the parameters of its address. */
export interface KeptUtm {
  readonly uuid: string
  readonly shortcode: string | null
  readonly parameters: UtmOfAddress
}

const entry = storedEntry('talentplace.utm')

export function keepUtm(utm: KeptUtm): void {
  entry.write(utm)
}

/** The uuid of the record this browser last came by, for a registration; null where it came by none. */
export function keptUtmUuid(): string | null {
  const kept = entry.read() as Partial<KeptUtm> | null
  return typeof kept?.uuid === 'string' && isUtmUuid(kept.uuid) ? kept.uuid : null
}
