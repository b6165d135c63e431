import { randomUUID } from 'node:crypto'
import type { AddedHoursQuote } from '@talentplace/contract/billing/added-hours/added-hours.routes'
import { beforeEach, describe, expect, it } from 'vitest'
import { ProcessorAway } from '../../platform/payments/card-processor.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addTestCard } from '../../testing/rows/add-test-card.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { reconcileCharges } from '../charges/reconcile-charges.ts'
import { settleInvoiceCharge } from '../charges/settle-charge.ts'

const noon = new Date('2026-11-20T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(noon)
const noonOf = (day: string) => new Date(`${day}T17:00:00Z`)

beforeEach(() => clock.set(noon))

/** A client whose assistant works 20 hours a month; the period lasts from 10 November to 9 December. */
async function client() {
  const assistant = await addAssistant(database, {})
  const someone = await here.subscriber({ start_date: '2026-11-10' })
  await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
    someone.uuid,
    assistant.uuid,
  ])
  return someone
}
type Client = Awaited<ReturnType<typeof client>>

const quote = ({ uuid, owner }: Client) => here.request(`GET /project/${uuid}/hours/quote?hours=5`, owner)

/** Five hours, bought with a card as they were shown: $203.40. */
async function buy(of: Client, token: string) {
  const { seat_uuid, hours_before, document } = (await quote(of)).body as unknown as AddedHoursQuote
  const card_uuid = await addTestCard(database, { client_uuid: of.client_uuid, token, clock })
  const body = { seat_uuid, hours: 5, hours_before, total_cents: document.total_cents, card_uuid }
  return here.request(`POST /project/${of.uuid}/hours`, of.owner, { body, key: randomUUID() })
}

const addedSeconds = async ({ uuid, owner }: Client) =>
  ((await here.request(`GET /project/${uuid}/hours`, owner)).body as { period: { added_seconds: number } }).period
    .added_seconds

async function chargeOf({ uuid }: Client): Promise<string> {
  const { rows } = await database.pool.query<{ uuid: string }>(
    `select charges.uuid from charges join invoices on invoices.uuid = invoice_uuid where project_uuid = $1 and kind = 'hours'`,
    [uuid],
  )
  return rows[0]?.uuid ?? ''
}

describe('hours can be added', () => {
  it('from the first day of subscription, period and role to the last of them, and on neither day around them', async () => {
    const of = await client()
    await database.pool.query(`update rate_plans set rp_end_date = '2026-12-09' where project_uuid = $1`, [of.uuid])
    await database.pool.query(
      `update projects set end_date = '2026-12-09', cancelled_date = now(), cancelled_reason = 'Done' where uuid = $1`,
      [of.uuid],
    )
    const answers = []
    for (const day of ['2026-11-09', '2026-11-10', '2026-12-09', '2026-12-10']) {
      clock.set(noonOf(day))
      const { status, body } = await quote(of)
      answers.push(status === 200 ? 200 : body['code'])
    }
    expect(answers).toEqual(['not_begun', 200, 200, 'over'])
  })

  it('by a payment that comes through on the last day of their period', async () => {
    const of = await client()
    const requested = await buy(of, 'tok_3ds')
    clock.set(noonOf('2026-12-09'))
    await here.processor.answerBank(String(requested.body['client_secret']), 'confirm')
    const charge = await chargeOf(of)
    const result = await here.processor.findCharge({ key: charge, customer_id: '' })
    if (result) await settleInvoiceCharge(here.renewals, charge, result)
    expect(await addedSeconds(of)).toBe(5 * 3600)
  })

  it('by a charge that is asked for once more on the last day of their period', async () => {
    const of = await client()
    const { charge } = here.processor
    Object.assign(here.processor, { charge: () => Promise.reject(new ProcessorAway('away')) })
    await buy(of, 'tok_visa').finally(() => Object.assign(here.processor, { charge }))
    clock.set(noonOf('2026-12-09'))
    await reconcileCharges(here.renewals)
    expect(await addedSeconds(of)).toBe(5 * 3600)
  })

  it('for exactly as much as a card can be charged, and for no cent less', async () => {
    const { minimumCents } = here.processor
    const withLeast = async (cents: number) => {
      Object.assign(here.processor, { minimumCents: () => cents })
      return buy(await client(), 'tok_visa').finally(() => Object.assign(here.processor, { minimumCents }))
    }
    expect(await withLeast(20_341)).toMatchObject({ status: 409, body: { code: 'below_minimum' } })
    expect(await withLeast(20_340)).toMatchObject({ status: 200, body: { state: 'paid' } })
  })
})
