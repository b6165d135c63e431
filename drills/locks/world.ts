import { randomUUID } from 'node:crypto'
import { addAdjustment, adjustmentOf } from '@talentplace/server/testing/rows/add-adjustment'
import { addCardPayment } from '@talentplace/server/testing/rows/add-card-payment'
import { addSubscription } from '@talentplace/server/testing/rows/add-subscription'
import type { TestBuyer } from '@talentplace/server/testing/buyers'
import { call } from '@talentplace/server/testing/call'
import { addPerson, addSession } from '@talentplace/server/testing/people'
import { manualRefund } from './forms.ts'
import { now, type Servers } from './servers.ts'

const spareHours = 400
/** Beyond every job's reach until the round of the world begins (`wake`). */
const later = new Date('2027-11-20T17:00:00Z')

type Person = Awaited<ReturnType<Servers['shop']['addHelper']>>

async function addPromotion({ database }: Servers, code: string) {
  return database.kysely
    .insertInto('promotions')
    .values({ code, name: code, type: 'percentage', value: 10_000, duration: 'once', redeemable_from: new Date(0) })
    .returning(['uuid', 'code', 'name'])
    .executeTakeFirstOrThrow()
}

/** A subscription whose next period is due, with its open invoice, an invitation, and someone whose last day is over. */
async function addRunning({ database }: Servers, buyer: TestBuyer, [first, second]: readonly [Person, Person]) {
  const { uuid, invoice_uuid } = await addSubscription(database, {
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
    [uuid, now],
  )
  await database.pool.query(
    `insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, currency,
       rate_start_date, rp_end_date) values ($1, $2, 2, 10, 4500, 'cad', '2026-10-15', $3)`,
    [uuid, second.uuid, later],
  )
  await database.pool.query('insert into collections (invoice_uuid, next_try) values ($1, $2)', [invoice_uuid, later])
  await database.pool.query('update projects set invoiced_until = $2 where uuid = $1', [uuid, later])
  const { seat_uuid: seat } = await database.kysely
    .selectFrom('rate_plans')
    .select('seat_uuid')
    .where('project_uuid', '=', uuid)
    .where('virtualassistant_uuid', '=', first.uuid)
    .executeTakeFirstOrThrow()
  return { project: uuid, invoice: invoice_uuid, invitation: rows[0]?.uuid ?? '', seat }
}

/** Of a subscription whose next period isn't due. */
async function addOpenInvoice(database: Servers['database'], buyer: TestBuyer): Promise<string> {
  const { invoice_uuid } = await addSubscription(database, {
    client_uuid: buyer.client,
    created_by: buyer.user,
    start_date: '2026-11-10',
    at: new Date('2026-11-10T15:00:00Z'),
    paid: false,
  })
  return invoice_uuid
}

/** An open invoice that someone began to pay, until their bank asked. */
async function addWaitingInvoice({ database, shop }: Servers, buyer: TestBuyer, card_uuid: string) {
  const invoice_uuid = await addOpenInvoice(database, buyer)
  const answer = await call(shop.server, `POST /invoices/${invoice_uuid}/payment/collect`, {
    token: buyer.token,
    body: { card_uuid },
    key: randomUUID(),
  })
  const { uuid } = await database.kysely
    .selectFrom('charges')
    .select('uuid')
    .where('invoice_uuid', '=', invoice_uuid)
    .executeTakeFirstOrThrow()
  return { uuid, secret: String(answer.body['client_secret']) }
}

/** A card payment of which a part is the client's credit. */
async function addCredit({ database, clock }: Servers, buyer: TestBuyer): Promise<string> {
  const invoice_uuid = await addOpenInvoice(database, buyer)
  return addCardPayment(database, { invoice_uuid, clock, transferred: 50_00 })
}

/** A subscription that was paid by card and begins later; one of its assistants has declined. */
async function addBought({ database }: Servers, project: string, total_cents: number) {
  const { rows } = await database.pool.query<{ payment: string; invoice: string }>(
    `with declined as (
       update va_relationships set interest = 'declined', decline_reason = 'hours', answered_date = $2
       where project_uuid = $1 and role_id = 1),
     empty as (update rate_plans set virtualassistant_uuid = null where project_uuid = $1 and role_id = 1)
     select payments.uuid as payment, invoices.uuid as invoice
     from invoices join charges on charges.order_uuid = invoices.order_uuid
     join payments on payments.charge_uuid = charges.uuid where project_uuid = $1`,
    [project, now],
  )
  const [row] = rows
  if (!row) throw new Error('What was bought has no payment.')
  return { project, total_cents, ...row }
}

/** What the next invoice of a subscription takes, and what it may take once it is approved. */
async function addAdjustments({ database }: Servers, project_uuid: string, proposed_by: string) {
  const form = adjustmentOf({ project_uuid, effective_date: '2026-11-01' })
  return {
    proposed: await addAdjustment(database, form, { proposed_by }),
    approved: await addAdjustment(database, form, { proposed_by, approved_by: proposed_by }),
  }
}

/** Credit that someone of ours says has gone back: once so, and once for someone else to approve. */
async function addManualRefunds({ database, clock, shop }: Servers, { client }: TestBuyer) {
  const person = await addPerson(database, { permissions: ['admin', 'admin_finance.view', 'admin_finance.edit'] })
  const recorded = await call(shop.server, `POST /client/${client}/credit/manual_refunds`, {
    token: await addSession(database, clock, person.uuid),
    key: randomUUID(),
    body: manualRefund,
  })
  const { uuid: proposed } = await database.kysely
    .insertInto('manual_refunds')
    .values({
      ...manualRefund,
      client_uuid: client,
      state: 'proposed',
      proposed_by: person.uuid,
      created_date: now,
      idempotency_key: randomUUID(),
      request_hash: Buffer.alloc(32),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { recorded: String(recorded.body['manual_refund_uuid']), proposed }
}

/** Someone of the client's who may spend up to a limit; their session. */
async function addColleague({ database, clock }: Servers, { client, user }: TestBuyer): Promise<string> {
  const colleague = await addPerson(database, { permissions: ['client'], client_uuid: client })
  await database.kysely
    .insertInto('spending_limits')
    .values({ client_uuid: client, above_cents: 1_000_000, set_by: user, set_date: now })
    .execute()
  return addSession(database, clock, colleague.uuid)
}

/**
 * A client whose rows everybody wants: a running subscription, one that begins later, a draft, an order and an invoice that
 * wait for the bank, two assistants and a promotion in all of them. No job finds it before `wake`.
 */
export async function addWorld(here: Servers) {
  const { database, clock, shop } = here
  const people = [await shop.addHelper(spareHours), await shop.addHelper(spareHours)] as const
  const buyer = await shop.addBuyer()
  const cards = [await shop.addCard(buyer, 'tok_visa'), await shop.addCard(buyer, 'tok_visa')] as const
  const asking = await shop.addCard(buyer, 'tok_3ds')
  const promotion = await addPromotion(here, `P${randomUUID().slice(0, 8).toUpperCase()}`)
  const running = await addRunning(here, buyer, people)
  const creditPayment = await addCredit(here, buyer)
  const waitingInvoice = await addWaitingInvoice(here, buyer, asking)
  const team = [
    { role_id: 1, hours: 10, assistant_id: people[1].id },
    { role_id: 2, hours: 10, assistant_id: people[0].id },
  ]
  const [draft, left, chosen] = [
    await shop.addDraft(buyer, team),
    await shop.addDraft(buyer, team),
    await shop.addDraft(buyer, team),
  ]
  const formOf = (project: string, card: string, more: object = {}) =>
    shop.formFor(buyer, project, card, { promotion_codes: [promotion.code], ...more })
  const begins = { start_date: '2026-12-01' }
  const paid = await formOf(chosen, cards[0], begins)
  const answer = await shop.pay(buyer, paid)
  if (answer.status !== 200) throw new Error(`The subscription was not bought: ${answer.status} ${answer.text}`)
  const bought = await addBought(here, chosen, Number(paid['total_cents']))
  const { body } = await shop.pay(buyer, await formOf(left, asking))
  const waitingOrder = { uuid: String(body['order_uuid']), secret: String(body['client_secret']) }
  await database.pool.query('update orders set next_ask_date = $2 where uuid = $1', [waitingOrder.uuid, later])
  return {
    ...running,
    buyer,
    cards,
    people,
    promotion,
    draft,
    form: await formOf(draft, cards[0]),
    bought,
    waitingOrder,
    waitingInvoice,
    creditPayment,
    manualRefunds: await addManualRefunds(here, buyer),
    colleague: await addColleague(here, buyer),
    adjustments: await addAdjustments(here, running.project, people[0].user_uuid),
    invited: await addSession(database, clock, people[0].user_uuid),
  }
}

export type World = Awaited<ReturnType<typeof addWorld>>
