import pino from 'pino'
import { describe, expect, it } from 'vitest'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { addTestCard } from '../../testing/rows/add-test-card.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { collectDue } from './collect-due.ts'
import { reconcileCharges } from '../charges/reconcile-charges.ts'
import { renewDue } from './renew-subscriptions.ts'
import type { RenewalDeps } from '../charges/renewal-deps.ts'

const { clock, database, here } = await subscriptionsSuite(new Date('2026-11-10T15:00:00Z'))

/** Two subscriptions whose second month has come on 10 December, each with a card that pays; the first one is trouble. */
async function renewed() {
  clock.set(new Date('2026-11-10T15:00:00Z'))
  await database.pool.query('update projects set end_date = invoiced_until where start_date is not null')
  await database.pool.query(
    `update collections set next_try = null; update charges set state = 'declined' where state = 'asked'`,
  )
  const one = async () => {
    const someone = await here.subscriber({ start_date: '2026-11-10', hours: 10 })
    await addTestCard(database, { client_uuid: someone.client_uuid, token: 'tok_visa', clock, isDefault: true })
    return someone
  }
  const [trouble, other] = [await one(), await one()]
  at('10:05')
  await renewDue(here.renewals)
  return { trouble, other }
}
const at = (time: string, day = '2026-12-10') => clock.set(new Date(`${day}T${time}:00Z`))

const statusOf = async ({ uuid }: { uuid: string }) => {
  const { rows } = await database.pool.query<{ status: string }>(
    `select status from invoices where project_uuid = $1 order by period_start desc limit 1`,
    [uuid],
  )
  return rows[0]?.status
}
const customerOf = async ({ client_uuid }: { client_uuid: string }) => {
  const { rows } = await database.pool.query<{ customer_id: string }>(
    'select customer_id from processor_customers where client_uuid = $1',
    [client_uuid],
  )
  return rows[0]?.customer_id
}

const trip = () => Promise.reject(new Error('No such thing in our code'))

/** A processor that makes us throw at one customer, in the way of a mistake of ours. */
async function tripping(over: { client_uuid: string }): Promise<CardProcessor> {
  const customer = await customerOf(over)
  const { processor } = here
  return {
    ...processor,
    charge: (request) => (request.customer_id === customer ? trip() : processor.charge(request)),
    findCharge: (charge) => (charge.customer_id === customer ? trip() : processor.findCharge(charge)),
  }
}

/** A log that keeps the levels of its lines. */
function storedLog() {
  const levels: number[] = []
  const log = pino({}, { write: (line) => void levels.push((JSON.parse(line) as { level: number }).level) })
  return { log, levels }
}

describe('one that throws', () => {
  it('while it is collected doesn’t stop those behind it', async () => {
    const { trouble, other } = await renewed()
    await database.pool.query(`update collections set next_try = '2026-12-09' where invoice_uuid in
      (select uuid from invoices where project_uuid = '${trouble.uuid}')`)
    await collectDue({ ...here.renewals, processor: await tripping(trouble) })
    expect([await statusOf(trouble), await statusOf(other)]).toEqual(['posted', 'paid'])
    at('10:30')
    await reconcileCharges(here.renewals)
    expect(await statusOf(trouble)).toBe('paid')
  })

  it('before the processor is asked doesn’t either, and is tried again later', async () => {
    const { trouble, other } = await renewed()
    await database.pool.query(`create function trip() returns trigger language plpgsql as
      $$ begin raise 'trip'; end $$`)
    await database.pool.query(`create trigger trip before insert on charges for each row
      when (new.client_uuid = '${trouble.client_uuid}') execute function trip()`)
    await collectDue(here.renewals)
    await database.pool.query('drop trigger trip on charges; drop function trip')
    expect([await statusOf(trouble), await statusOf(other)]).toEqual(['posted', 'paid'])
    at('10:06')
    await collectDue(here.renewals)
    expect(await statusOf(trouble)).toBe('posted')
    at('11:05')
    await collectDue(here.renewals)
    expect(await statusOf(trouble)).toBe('paid')
    const { rows } = await database.pool.query('select from failing_items')
    expect(rows).toEqual([])
  })

  it('while it is looked after rests for longer and longer, and is an alert once, after the third failure', async () => {
    const { trouble, other } = await renewed()
    const staff = await here.person(['admin', 'admin_finance.edit'])
    const { log, levels } = storedLog()
    const deps: RenewalDeps = { ...here.renewals, log, processor: await tripping(trouble) }
    await collectDue(deps)
    const failed: string[] = []
    const seen = new Set<number>()
    for (let minutes = 6; minutes < 4 * 60; minutes += 1) {
      const time = `${String(10 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      at(time)
      await reconcileCharges(deps)
      const { rows } = await database.pool.query<{ failures: number }>('select failures from failing_items')
      const failures = rows[0]?.failures ?? 0
      if (!seen.has(failures)) failed.push(time)
      seen.add(failures)
    }
    expect(failed).toEqual(['10:06', '10:09', '10:25', '11:29'])
    expect(levels).toEqual([40, 40, 50, 50])
    const { rows } = await database.pool.query(
      'select title, entity_link like $2 as linked from notifications where user_uuid = $1',
      [staff.uuid, 'invoice:%'],
    )
    expect(rows).toEqual([{ title: 'Asking the card processor about a charge has failed three times', linked: true }])
    const raised = await database.pool.query(
      `select title, entity_link like 'invoice:%' as linked, repeat_count from alerts where fingerprint like 'failing_item:%'`,
    )
    expect(raised.rows).toEqual([
      { title: 'Asking the card processor about a charge has failed three times', linked: true, repeat_count: 0 },
    ])
    expect(await statusOf(other)).toBe('paid')
  })
})
