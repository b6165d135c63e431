import { isUtmUuid } from '@talentplace/contract/accounts/attribution/utm-value'
import { storedEntry } from '../browser/stored-entry.ts'
import type { UtmOfAddress } from './utm-of-address.ts'

/** The UTM record this browser last came by, with the parameters of its address. */
export interface StoredUtm {
  readonly uuid: string
  readonly shortcode: string | null
  readonly parameters: UtmOfAddress
  /** The referral link it came by last, whatever other links it came by since. */
  readonly referral: string | null
}

const entry = storedEntry('talentplace.utm')

/** `is_referral`: this record is someone's referral link. */
export function storeUtm({ is_referral, ...utm }: Omit<StoredUtm, 'referral'> & { is_referral: boolean }): void {
  entry.write({ ...utm, referral: is_referral ? utm.uuid : storedReferral() } satisfies StoredUtm)
}

const uuidOf = (value: unknown): string | null => (typeof value === 'string' && isUtmUuid(value) ? value : null)
const read = () => (entry.read() ?? {}) as Partial<Record<keyof StoredUtm, unknown>>

/** The uuid of the record this browser last came by, for a registration; null where it came by none. */
export function storedUtmUuid(): string | null {
  return uuidOf(read().uuid)
}

/** The uuid of the referral link this browser last came by, for a registration; null where it came by none. */
export function storedReferral(): string | null {
  return uuidOf(read().referral)
}
