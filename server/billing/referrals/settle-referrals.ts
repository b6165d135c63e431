import { referralStates, type ReferralState } from '@talentplace/contract/accounts/referrals/referral.states'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { holdDays } from '../../accounts/referrals/hold-days.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Database } from '../../platform/database/connection.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { creditReward } from './credit-reward.ts'
import { hasPaid, paysWithReferrersCard } from './paid-by-referred.ts'

export interface ReferralDeps {
  readonly database: Database
  readonly clock: Clock
  /** Whose day an adjustment is about. */
  readonly officeZone: string
}

/** How many are read at a time. */
const atOnce = 500

/** Another referral of the same company is paying already: companies may have been merged. */
const cameBefore = sql<boolean>`exists (
  select from referrals other join users theirs on theirs.uuid = other.user_uuid
  where theirs.client_uuid = users.client_uuid and other.uuid <> referrals.uuid
    and other.state in ${sqlIn(referralStates.sets.paying)})`
const earnsNothing = sql<boolean>`(cad_cents = 0 and usd_cents = 0 or ${cameBefore} or ${paysWithReferrersCard})`

/** What the state of a referral and what happened since lead to; at each step it is found, held and asked for again. */
const steps: readonly { from: ReferralState; to: ReferralState; when: (now: Date) => RawBuilder<boolean> }[] = [
  { from: 'waiting', to: 'unrewarded', when: () => sql`(${hasPaid} and ${earnsNothing})` },
  { from: 'waiting', to: 'earned', when: () => sql`(${hasPaid} and not ${earnsNothing})` },
  // The card may have been added, or exchanged, since it was earned.
  { from: 'earned', to: 'unrewarded', when: () => paysWithReferrersCard },
  { from: 'earned', to: 'waiting', when: () => sql`not ${hasPaid}` },
  {
    from: 'earned',
    to: 'credited',
    when: (now) => sql`(earned_date + make_interval(days => ${holdDays}) <= ${now} and ${hasPaid})`,
  },
  {
    from: 'credited',
    to: 'withdrawn',
    when: () => sql`exists (select from adjustments where uuid = adjustment_uuid and adjustments.state = 'void')`,
  },
]

async function move(
  transaction: Transaction<Tables>,
  uuid: string,
  { from, to }: { from: ReferralState; to: ReferralState },
  { now, officeZone }: { now: Date; officeZone: string },
): Promise<void> {
  const referral = await lockRow(transaction, 'referrals', uuid)
  if (referral?.state !== from) return
  if (to === 'credited') return creditReward(transaction, referral, { now, officeZone })
  const earned_date = to === 'waiting' ? null : (referral.earned_date ?? now)
  await transaction
    .updateTable('referrals')
    .set({ state: referralStates.step(from, to, 'system'), earned_date })
    .where('uuid', '=', uuid)
    .execute()
}

interface Found {
  readonly uuid: string
  readonly client_uuid: string
}

async function* foundBy({ kysely }: Database, holds: RawBuilder<unknown>): AsyncGenerator<Found> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await sql<Found>`
      select referrals.uuid, users.client_uuid ${holds} and referrals.uuid > ${last}
      order by referrals.uuid limit ${atOnce}`.execute(kysely)
    yield* rows
    if (rows.length < atOnce) return
    last = rows.at(-1)?.uuid ?? last
  }
}

/** Job: referrals follow what their clients paid, and rewards are credited. Nothing is done twice, whoever runs it. */
export async function settleReferrals({ database, clock, officeZone }: ReferralDeps): Promise<void> {
  const now = clock.now()
  for (const { from, to, when } of steps) {
    const holds = sql`from referrals join users on users.uuid = referrals.user_uuid
      where referrals.state = ${from} and users.verified_date is not null and users.client_uuid is not null and ${when(now)}`
    for await (const { uuid, client_uuid } of foundBy(database, holds)) {
      await database.kysely.transaction().execute(async (transaction) => {
        // Of one company one referral after the other.
        await lockRow(transaction, 'clients', client_uuid)
        const still = await sql`select ${holds} and referrals.uuid = ${uuid}`.execute(transaction)
        if (still.rows.length > 0) await move(transaction, uuid, { from, to }, { now, officeZone })
      })
    }
  }
}
