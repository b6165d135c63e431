import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { newShortcode } from './shortcode.ts'
import { linkOf } from './utm-record.ts'

const maxCampaigns = 50

function mediumOf({ permissions }: Session): string {
  if (hasPermission(permissions, 'client')) return 'client'
  return hasPermission(permissions, 'virtualassistant') ? 'virtualassistant' : 'staff'
}

/** Someone's referral link for a campaign: made at the first call, the same one ever after. @throws HttpError 409 `too_many_campaigns` */
export async function ownReferralLink(
  { database, clock }: { database: Database; clock: Clock },
  session: Session,
  campaign: string,
) {
  const own = () =>
    database.kysely
      .selectFrom('utms')
      .selectAll()
      .where('origin', '=', 'referral')
      .where('owner_uuid', '=', session.user_uuid)
      .where('campaign', '=', campaign)
      .executeTakeFirst()
  const parameters = { utm_source: 'referral', utm_medium: mediumOf(session), utm_campaign: campaign }
  const make = () =>
    // Counted and added in one statement; the same campaign asked for twice at once is made once.
    sql`insert into utms (shortcode, label, parameters, origin, owner_uuid, campaign, created_date)
      select ${newShortcode()}, ${`Referral · ${session.full_name} · ${campaign}`.slice(0, 200)},
        ${JSON.stringify(parameters)}::jsonb, 'referral', ${session.user_uuid}, ${campaign}, ${clock.now()}
      where (select count(*) from utms where origin = 'referral' and owner_uuid = ${session.user_uuid}) < ${maxCampaigns}
      on conflict (owner_uuid, campaign) where origin = 'referral' do nothing`.execute(database.kysely)
  let row = await own()
  if (!row) {
    await make()
    row = await own()
  }
  if (!row || row.shortcode === null) {
    const message = `You have links for ${maxCampaigns} campaigns already. Please use one of those.`
    throw new HttpError(409, 'too_many_campaigns', message)
  }
  const { uuid, shortcode, destination, pageviews, signups } = row
  return { uuid, shortcode, link: linkOf({ destination, shortcode, parameters }), pageviews, signups }
}
