import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { findUtm } from '../attribution/find-utm.ts'
import { companyDomainOf, mailboxOf } from './private-mailboxes.ts'

/** What tells whether two are one. */
interface KnownBy {
  readonly email: string
  readonly phone_number: string
  /** Empty: they are no company's. */
  readonly company: string
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').slice(-10)
const nameOf = (company: string) => company.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const leastDigits = 10

/** Whether who signs up is someone else than the referrer, and of another company. */
function isAnother(referrer: KnownBy, signedUp: KnownBy): boolean {
  if (mailboxOf(referrer.email) === mailboxOf(signedUp.email)) return false
  const phone = digitsOf(signedUp.phone_number)
  if (phone.length === leastDigits && phone === digitsOf(referrer.phone_number)) return false
  const company = nameOf(signedUp.company)
  if (company !== '' && company === nameOf(referrer.company)) return false
  const domain = companyDomainOf(signedUp.email)
  return domain === null || domain !== companyDomainOf(referrer.email)
}

interface Referrer extends KnownBy {
  readonly uuid: string
}

/** Whose referral link it is: a client's or an assistant's whose account is open. */
async function referrerOf(transaction: Transaction<Tables>, utm_uuid: string): Promise<Referrer | undefined> {
  const { rows } = await sql<Referrer>`
    select users.uuid, users.email, users.phone_number, coalesce(clients.company, '') as company
    from utms
    join users on users.uuid = utms.owner_uuid
    left join clients on clients.uuid = users.client_uuid
    where utms.uuid = ${utm_uuid} and utms.origin = 'referral' and users.deleted_date is null
      and users.verified_date is not null and users.permissions && '{client,virtualassistant}'::text[]`.execute(
    transaction,
  )
  return rows[0]
}

/**
 * Step: whoever registers by the link of someone else has been referred by them, with what is promised that day. An account is
 * referred once; one that was there before isn't.
 */
export async function noteReferral(
  transaction: Transaction<Tables>,
  signup: { referral: string; user_uuid: string; at: Date },
): Promise<void> {
  const link = await findUtm(transaction, signup.referral)
  const referrer = link && (await referrerOf(transaction, link.uuid))
  if (!referrer || referrer.uuid === signup.user_uuid) return
  const { rows } = await sql<KnownBy>`
    select users.email, users.phone_number, coalesce(company, '') as company from users left join clients on clients.uuid = client_uuid
    where users.uuid = ${signup.user_uuid}`.execute(transaction)
  const [signedUp] = rows
  if (!signedUp || !isAnother(referrer, signedUp)) return
  await sql`
    insert into referrals (user_uuid, referrer_uuid, utm_uuid, state, cad_cents, usd_cents, created_date)
    values (${signup.user_uuid}, ${referrer.uuid}, ${link.uuid}, 'waiting', referral_reward_cents('cad', ${signup.at}),
      referral_reward_cents('usd', ${signup.at}), ${signup.at})
    on conflict (user_uuid) do nothing`.execute(transaction)
}

/** A typed code is someone's, or none at all. @throws HttpError 400 at `referral_code` */
export async function rejectUnknownCode(kysely: Kysely<Tables>, code: string): Promise<void> {
  if (code === '' || (await findUtm(kysely, code))?.origin === 'referral') return
  throw invalidField('referral_code', refusals.unknownReferral())
}

/** Step: what a registration said of who referred the account, which may have been someone else's. Nothing was earned by then. */
export async function dropReferral(transaction: Transaction<Tables>, user_uuid: string): Promise<void> {
  await transaction.deleteFrom('referrals').where('user_uuid', '=', user_uuid).where('state', '=', 'waiting').execute()
}
