import { getReferral, visibleReferrals, type Referral } from '@talentplace/contract/accounts/referrals/referral.routes'
import { referralStates, type ReferralState } from '@talentplace/contract/accounts/referrals/referral.states'
import { billNumber } from '@talentplace/contract/payroll/bills/bill-number'
import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { ownReferralLink } from '../attribution/own-referral-link.ts'
import { creditedFrom } from './hold-days.ts'

const campaign = 'Friends'

interface ReferralRow {
  readonly uuid: string
  readonly state: ReferralState
  readonly created_date: Date
  readonly earned_date: Date | null
  readonly cad_cents: number
  readonly usd_cents: number
  readonly reward_cents: number | null
  readonly currency: Currency | null
  readonly invoice_uuid: string | null
  readonly bill_uuid: string | null
  readonly number: number | null
}

function creditedOn({ currency, number, invoice_uuid, bill_uuid }: ReferralRow): Referral['credited_on'] {
  if (currency === null || number === null) return null
  if (invoice_uuid !== null) return { kind: 'invoice', uuid: invoice_uuid, number: invoiceNumber(currency, number) }
  return bill_uuid === null ? null : { kind: 'bill', uuid: bill_uuid, number: billNumber(currency, number) }
}

/** The same amount in both currencies is known before anybody knows in which one it is credited. */
function promised({ cad_cents, usd_cents }: ReferralRow): Pick<Referral, 'reward_cents' | 'currency'> {
  if (usd_cents === 0 && cad_cents > 0) return { reward_cents: cad_cents, currency: 'cad' }
  if (cad_cents === 0 && usd_cents > 0) return { reward_cents: usd_cents, currency: 'usd' }
  return { reward_cents: null, currency: null }
}

function referralOf(row: ReferralRow): Referral {
  const { uuid, state, created_date, earned_date, reward_cents, currency } = row
  return {
    uuid,
    state,
    signed_up_date: created_date.toISOString(),
    ...(reward_cents === null && referralStates.is('open', state) ? promised(row) : { reward_cents, currency }),
    credited_from: state === 'earned' && earned_date ? creditedFrom(earned_date).toISOString() : null,
    credited_on: creditedOn(row),
  }
}

async function referralsOf({ kysely }: Database, user_uuid: string): Promise<Referral[]> {
  const { rows } = await sql<ReferralRow>`
    select each.uuid, each.state, each.created_date, earned_date, cad_cents, usd_cents, abs(given.whole_cents) as reward_cents,
      given.currency, given.invoice_uuid, given.bill_uuid, coalesce(invoices.number, va_bills.number) as number
    from referrals each
    join users on users.uuid = each.user_uuid and users.verified_date is not null
    left join adjustments given on given.uuid = each.adjustment_uuid
    left join invoices on invoices.uuid = given.invoice_uuid
    left join va_bills on va_bills.uuid = given.bill_uuid
    where referrer_uuid = ${user_uuid}
    order by each.created_date desc, each.uuid limit ${visibleReferrals}`.execute(kysely)
  return rows.map(referralOf)
}

interface Sums {
  readonly visits: number
  readonly signups: number
  readonly paying: number
  readonly cad_cents: number
  readonly usd_cents: number
}

/** Of all links someone ever made; of who registered, those who confirmed their address. */
async function sumsOf({ kysely }: Database, user_uuid: string, at: Date): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce((select sum(pageviews)::int from utms where origin = 'referral' and owner_uuid = ${user_uuid}), 0) as visits,
      count(*)::int as signups,
      (count(*) filter (where state in ${sqlIn(referralStates.sets.paying)}))::int as paying,
      referral_reward_cents('cad', ${at}) as cad_cents, referral_reward_cents('usd', ${at}) as usd_cents
    from referrals join users on users.uuid = user_uuid and verified_date is not null
    where referrer_uuid = ${user_uuid}`.execute(kysely)
  return rows[0] ?? { visits: 0, signups: 0, paying: 0, cad_cents: 0, usd_cents: 0 }
}

/** One's own link, and what came of it. Who it was stays theirs to tell. */
export function getReferralOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(getReferral, async (context) => {
    const session = signedIn(context)
    const { shortcode, link } = await ownReferralLink(deps, session, campaign)
    const { cad_cents, usd_cents, ...sums } = await sumsOf(database, session.user_uuid, clock.now())
    return {
      code: shortcode,
      link,
      rewarded_on: session.client_uuid === null ? ('bill' as const) : ('invoice' as const),
      reward: { cad_cents, usd_cents },
      ...sums,
      referrals: await referralsOf(database, session.user_uuid),
    }
  })
}
