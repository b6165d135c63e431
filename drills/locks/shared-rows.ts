import { randomUUID } from 'node:crypto'
import { setDefaultCardOperation } from '@talentplace/server/features/clients/cards/set-default-card'
import { deleteProjectOperation } from '@talentplace/server/features/projects/delete-project'
import { saveProjectOperation } from '@talentplace/server/features/projects/save-project'
import { deletePromotionOperation } from '@talentplace/server/features/promotions/delete-promotion'
import { settableClock } from '@talentplace/server/platform/clock/clock'
import { addSubscription } from '@talentplace/server/testing/add-subscription'
import { serveCheckout } from '@talentplace/server/testing/checkout-server'
import type { TestDatabase } from '@talentplace/server/testing/database'
import { serveOperations } from '@talentplace/server/testing/operations-server'
import { addSession } from '@talentplace/server/testing/people'
import { serveSubscriptions } from '@talentplace/server/testing/subscriptions-server'
import { answerInvitationOperation } from '@talentplace/server/workflows/interest/answer-invitation'

const now = new Date('2026-11-20T17:00:00Z')
const spareHours = 400

/** Servers of everything that moves money or people, on one database, and a client whose rows all of it shares. */
export async function openSharedRows(database: TestDatabase) {
  const clock = settableClock(now)
  await database.pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.%'`)
  const shop = await serveCheckout(database, clock)
  const subscriptions = await serveSubscriptions(database, clock)
  const others = await serveOperations({ database, clock }, () => [
    answerInvitationOperation({ database, clock }),
    deleteProjectOperation({ database, clock }),
    deletePromotionOperation({ database, clock }),
    saveProjectOperation({ database, clock }),
    setDefaultCardOperation({ database, clock }),
  ])
  const staff = await subscriptions.person(['admin', 'super_admin'])

  async function addPromotion(code: string): Promise<string> {
    const { uuid } = await database.kysely
      .insertInto('promotions')
      .values({ code, name: code, type: 'percentage', value: 10_000, duration: 'once', redeemable_from: new Date(0) })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return uuid
  }

  /** A client with a subscription that is due, its open invoice and invitation, and a draft of the same people. */
  async function fresh() {
    // All of them come from one address.
    await database.pool.query('truncate throttle_counters, throttle_subjects')
    const [first, second] = [await shop.addHelper(spareHours), await shop.addHelper(spareHours)]
    const buyer = await shop.addBuyer()
    const cards = [await shop.addCard(buyer, 'tok_visa'), await shop.addCard(buyer, 'tok_visa')] as const
    const subscription = await addSubscription(database, {
      client_uuid: buyer.client,
      created_by: buyer.user,
      start_date: '2026-10-15',
      at: new Date('2026-10-15T15:00:00Z'),
      hours: 10,
      assistant_uuid: first.uuid,
      paid: false,
    })
    const { rows } = await database.pool.query<{ uuid: string }>(
      `insert into va_relationships (project_uuid, virtualassistant_uuid, role_id, source, asked_date)
       select project_uuid, virtualassistant_uuid, role_id, 'client', $2 from rate_plans where project_uuid = $1
       returning uuid`,
      [subscription.uuid, now],
    )
    // Somebody whose last day is over: their hours wait to be released.
    await database.pool.query(
      `insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, currency,
         rate_start_date, rp_end_date) values ($1, $2, 2, 10, 4500, 'cad', '2026-10-15', '2026-11-01')`,
      [subscription.uuid, second.uuid],
    )
    await database.pool.query('insert into collections (invoice_uuid, next_try) values ($1, $2)', [
      subscription.invoice_uuid,
      '2026-11-20',
    ])
    const code = `P${randomUUID().slice(0, 8).toUpperCase()}`
    const promotion = await addPromotion(code)
    const team = [
      { role_id: 1, hours: 10, assistant_id: second.id },
      { role_id: 2, hours: 10, assistant_id: first.id },
    ]
    await database.pool.query(`update assistants set role_ids = '{1,2}' where uuid = any ($1)`, [
      [first.uuid, second.uuid],
    ])
    const draft = await shop.addDraft(buyer, team)
    const form = await shop.formFor(buyer, draft, cards[0], { promotion_codes: [code] })
    return {
      buyer,
      cards,
      draft,
      form,
      promotion,
      people: [first, second] as const,
      invitation: rows[0]?.uuid ?? '',
      invited: await addSession(database, clock, first.user_uuid),
      project: subscription.uuid,
      invoice: subscription.invoice_uuid,
    }
  }

  return {
    database,
    shop,
    subscriptions,
    staff,
    server: others.server,
    fresh,
    async stop() {
      await others.stop()
      await subscriptions.stop()
      await shop.stop()
    },
  }
}

export type SharedRows = Awaited<ReturnType<typeof openSharedRows>>
export type World = Awaited<ReturnType<SharedRows['fresh']>>
