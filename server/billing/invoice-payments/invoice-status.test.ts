import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addCardPayment } from '../../testing/rows/add-card-payment.ts'
import { addTestCard } from '../../testing/rows/add-test-card.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'

const { clock, database, here } = await subscriptionsSuite(new Date('2026-11-20T17:00:00Z'))

type Subscriber = Awaited<ReturnType<typeof here.subscriber>>

const debtor = () => here.subscriber({ start_date: '2026-11-10', hours: 10, paid: false })

async function collect({ invoice_uuid, client_uuid, owner }: Subscriber, token: string) {
  const card_uuid = await addTestCard(database, { client_uuid, token, clock })
  return here.request(`POST /invoices/${invoice_uuid}/payment/collect`, owner, {
    body: { card_uuid },
    key: randomUUID(),
  })
}
async function statusOf({ owner }: Subscriber): Promise<string | null | undefined> {
  const { body } = await here.request('GET /invoices', owner)
  return (body['invoices'] as { standing: string | null }[])[0]?.standing
}
const found = async (query: string, who: { token: string }) =>
  (await here.request(`GET /invoices?pagination.limit=100&${query}` as 'GET /', who)).body['count']
const awaiting = (someone: Subscriber, columns: string, values: string) =>
  database.pool.query(
    `insert into collections (invoice_uuid, ${columns}) values ($1, ${values})
     on conflict (invoice_uuid) do update set (${columns}) = row(${values})`,
    [someone.invoice_uuid],
  )

test('an open invoice is due, until its card is charged by itself, and nothing stands of a paid one', async () => {
  const someone = await debtor()
  expect(await statusOf(someone)).toBe('due')
  await awaiting(someone, 'next_try, waits_since', `date '2026-11-21', null`)
  expect(await statusOf(someone)).toBe('scheduled')
  await awaiting(someone, 'next_try, waits_since', `null, date '2026-11-20'`)
  expect(await statusOf(someone)).toBe('small')
  await awaiting(someone, 'next_try, waits_since', `null, null`)
  await collect(someone, 'tok_visa')
  expect(await statusOf(someone)).toBeNull()
})

test('a refused card is told, also while it will be tried again; a charge that waits for its bank is not refused', async () => {
  const someone = await debtor()
  await collect(someone, 'tok_declined')
  expect(await statusOf(someone)).toBe('declined')
  await awaiting(someone, 'next_try, waits_since', `date '2026-11-21', null`)
  expect(await statusOf(someone)).toBe('declined')
  await collect(someone, 'tok_3ds')
  expect(await statusOf(someone)).toBe('pending')
})

test('invoices are found by how they stand, each client’s own alone', async () => {
  const [rejected, other] = [await debtor(), await debtor()]
  await collect(rejected, 'tok_declined')
  expect(await found('standing=declined', rejected.owner)).toBe(1)
  expect(await found('standing=due', rejected.owner)).toBe(0)
  expect(await found('standing=declined', other.owner)).toBe(0)
  const staff = await here.person(['admin', 'admin_finance.view'])
  expect(await found(`standing=declined&client_uuid=${rejected.client_uuid}`, staff)).toBe(1)
})

test('staff find what a cardholder’s bank takes back; a client isn’t told of it', async () => {
  const someone = await debtor()
  const payment = await addCardPayment(database, { invoice_uuid: someone.invoice_uuid, clock })
  const staff = await here.person(['admin', 'admin_finance.view'])
  expect(await found('disputed=true', staff)).toBe(0)
  await database.pool.query(
    `insert into disputes (processor, processor_dispute_id, payment_uuid, state, amount_cents, fee_cents, opened_date)
     values ('test', 'dp_1', $1, 'opened', 100, 0, now())`,
    [payment],
  )
  expect(await found('disputed=true', staff)).toBe(1)
  const owns = [await found('disputed=true', someone.owner), await found('disputed=false', someone.owner)]
  expect(owns).toEqual([1, 1])
  await database.pool.query(`update disputes set state = 'lost', settled_date = now()`)
  expect(await found('disputed=true', staff)).toBe(0)
})
