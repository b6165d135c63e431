import type { UtmOrigin } from '@talentplace/contract/accounts/attribution/utm.routes'

/** What staff read for where a record comes from. */
export const originNames: Record<UtmOrigin, string> = {
  made: 'Made by staff',
  referral: 'Referral',
  seen: 'Seen',
}
