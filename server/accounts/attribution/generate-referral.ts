import { generateReferral } from '@talentplace/contract/accounts/attribution/utm.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { ownReferralLink } from './own-referral-link.ts'

/** The caller's referral link for a campaign. */
export function generateReferralOperation(deps: { database: Database; clock: Clock }) {
  return handle(generateReferral, async (context, { query: { campaign } }) => ({
    campaign,
    ...(await ownReferralLink(deps, signedIn(context), campaign)),
  }))
}
