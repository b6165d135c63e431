import type { SignedAgreement } from '@talentplace/contract/hiring/checkout/signed-agreement.routes'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Quote } from '@talentplace/contract/billing/prices/quote'
import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestBuyer } from '../../../testing/buyers.ts'
import { call } from '../../../testing/call.ts'
import { checkoutSuite } from '../../../testing/checkout-suite.ts'
import { addPerson, addSession } from '../../../testing/people.ts'
import { pdfText } from '../../../testing/pdf-text.ts'
import { agreementText, agreementVersion } from './agreement-text.ts'

const { clock, database, shop, many, one } = await checkoutSuite()

async function buy(buyer: TestBuyer): Promise<{ order: string; project: string }> {
  const project = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
  const card = await shop.addCard(buyer, 'tok_visa')
  const form = await shop.formFor(buyer, project, card)
  const paid = await call(shop.server, 'POST /client/checkout', {
    token: buyer.token,
    body: form,
    key: randomUUID(),
    userAgent: 'Firefox of Robin',
  })
  expect(paid.body).toMatchObject({ state: 'paid' })
  return { order: String(paid.body['order_uuid']), project }
}

const list = async (client: string, token: string, project?: string) => {
  const query = project === undefined ? '' : `?project_uuid=${project}`
  return call(shop.server, `GET /client/${client}/agreements${query}`, { token })
}
const listed = async (buyer: TestBuyer, project?: string) =>
  (await list(buyer.client, buyer.token, project)).body['agreements'] as SignedAgreement[]

const together = (words: string) => words.replaceAll(/[\s\u200B]+/g, '')

describe('33 the signed agreement of a client', () => {
  it('is listed for its company with who signed which edition when, by the signer’s clock', async () => {
    const buyer = await shop.addBuyer({ country: 'CA', region: 'ON' })
    const { order, project } = await buy(buyer)
    const { rows } = await database.pool.query<{ sha256: Buffer }>(
      'select sha256 from agreement_documents where order_uuid = $1',
      [order],
    )
    expect(await listed(buyer)).toEqual([
      {
        order_uuid: order,
        project_uuid: project,
        project_name: 'A team',
        version: agreementVersion,
        language: 'en',
        english_chosen_date: null,
        signed_name: 'Robin Field',
        signed_date: '2026-11-20T15:00:00.000Z',
        signed_timezone: 'America/Toronto',
        signed_offset: -300,
        sha256: rows[0]?.sha256.toString('hex'),
      },
    ])
  })

  it('is a PDF whose hash is the one listed, with the signer’s day and time and the refund promise', async () => {
    const buyer = await shop.addBuyer({ country: 'CA', region: 'ON' })
    const { order } = await buy(buyer)
    const { pdf } = await one<{ pdf: Buffer }>('select pdf from agreement_documents where order_uuid = $1', [order])
    const [agreement] = await listed(buyer)
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(agreement?.sha256)
    const text = await pdfText(pdf)
    expect(text).toContain('Nov 20th 2026, 10:00 am, UTC−05:00')
    expect(text).toContain('If they can’t start, your money back.')
    const file = await call(shop.server, `GET /client/checkout/${order}/agreement`, { token: buyer.token })
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('names both parties with legal name, address and tax numbers', async () => {
    const buyer = await shop.addBuyer({ country: 'CA', region: 'ON' })
    await database.pool.query(
      `update clients set legal_name = 'Nguyễn Thị Ánh Đặng 李小龙 Ltd.', address_line1 = '12 Łutselk’e Road', tax_numbers = '[{"name": "GST/HST", "number": "812345678 RT0001"}]'
       where uuid = $1`,
      [buyer.client],
    )
    const { order } = await buy(buyer)
    const { pdf } = await one<{ pdf: Buffer }>('select pdf from agreement_documents where order_uuid = $1', [order])
    const { client, supplier } = await one<Record<'client' | 'supplier', InvoiceParty>>(
      'select client, supplier from invoices where order_uuid = $1',
      [order],
    )
    const text = together(await pdfText(pdf))
    const lines = [supplier, client].flatMap(({ name, address, tax_numbers }) => [
      name,
      ...address,
      ...tax_numbers.map((each) => `${each.name} ${each.number}`),
    ])
    expect(lines).toEqual(expect.arrayContaining(['12 Łutselk’e Road', 'GST/HST 812345678 RT0001']))
    for (const line of lines) expect(text).toContain(together(line))
  })

  it('prints each line with its quantity, unit price and amount, as the invoice of the order does', async () => {
    const buyer = await shop.addBuyer({ country: 'CA', region: 'ON' })
    const { order } = await buy(buyer)
    const { pdf } = await one<{ pdf: Buffer }>('select pdf from agreement_documents where order_uuid = $1', [order])
    const { quote } = await one<{ quote: Quote }>('select quote from orders where uuid = $1', [order])
    const text = await pdfText(pdf)
    const [line] = quote.document.lines
    expect(line).toMatchObject({ quantity: 20, unit_cents: 3_600, amount_cents: 72_000 })
    expect(text).toMatch(/Description\s*Quantity\s*Unit\s*Amount/)
    expect(text).toMatch(new RegExp(`${line?.description}\\s*20 h\\s*\\$36\\.00 CAD\\s*\\$720\\.00 CAD`))
    for (const each of quote.document.lines) expect(each.amount_cents).toBe(each.quantity * each.unit_cents)
  })

  it('is another one for each checkout, the latest first, and those of one subscription where that is asked', async () => {
    const buyer = await shop.addBuyer()
    const first = await buy(buyer)
    clock.set(new Date('2026-11-21T15:00:00Z'))
    const second = await buy(buyer)
    expect((await listed(buyer)).map(({ order_uuid }) => order_uuid)).toEqual([second.order, first.order])
    expect((await listed(buyer, first.project)).map(({ order_uuid }) => order_uuid)).toEqual([first.order])
  })

  it('is its company’s alone: another company’s is 404, as if it weren’t there', async () => {
    const [buyer, other] = [await shop.addBuyer(), await shop.addBuyer()]
    await buy(buyer)
    expect((await list(buyer.client, other.token)).status).toBe(404)
    expect((await list(randomUUID(), other.token)).status).toBe(404)
    expect(await listed(other)).toEqual([])
  })

  it('is seen by colleagues who do money, not by those who do work only', async () => {
    const buyer = await shop.addBuyer()
    await buy(buyer)
    const statuses: unknown[] = []
    for (const colleague_role of ['everything', 'money', 'work'] as const) {
      const person = await addPerson(database, { permissions: ['client'], client_uuid: buyer.client })
      await database.pool.query('update users set colleague_role = $2 where uuid = $1', [person.uuid, colleague_role])
      statuses.push((await list(buyer.client, await addSession(database, clock, person.uuid))).status)
    }
    expect(statuses).toEqual([200, 200, 403])
  })

  it('is seen by staff who see clients or money, and by no others', async () => {
    const buyer = await shop.addBuyer()
    const { order } = await buy(buyer)
    const statuses: unknown[] = []
    for (const permission of ['admin_client.view', 'admin_finance.view', 'admin_virtualassistant.view'] as const) {
      const person = await addPerson(database, { permissions: ['admin', permission] })
      const token = await addSession(database, clock, person.uuid)
      const file = await call(shop.server, `GET /client/checkout/${order}/agreement`, { token })
      statuses.push([(await list(buyer.client, token)).status, file.status])
    }
    expect(statuses).toEqual([
      [200, 200],
      [200, 200],
      [403, 403],
    ])
  })

  it('is listed with what is known where it was signed before its zone was kept', async () => {
    const buyer = await shop.addBuyer()
    const { order } = await buy(buyer)
    await database.pool.query('alter table orders disable trigger keep_signature')
    await database.pool.query(
      `update orders set signed_timezone = null, signed_user_agent = null, agreement_version = '2026-11-22' where uuid = $1`,
      [order],
    )
    await database.pool.query('alter table orders enable trigger keep_signature')
    expect(await listed(buyer)).toMatchObject([
      { version: '2026-11-22', signed_timezone: null, signed_offset: 0, sha256: expect.any(String) },
    ])
  })

  it('stays as it was signed: neither its words nor its file can be changed', async () => {
    const buyer = await shop.addBuyer()
    const { order } = await buy(buyer)
    const stored = await one('select signed_user_agent, agreement_text from orders where uuid = $1', [order])
    expect(stored).toEqual({
      signed_user_agent: 'Firefox of Robin',
      agreement_text: agreementText('Talentplace', 'en'),
    })
    for (const change of [
      `update orders set agreement_text = 'Other words' where uuid = $1`,
      `update orders set signed_name = 'Someone Else' where uuid = $1`,
      `update orders set signed_date = now() where uuid = $1`,
      `update orders set agreement_language = 'fr' where uuid = $1`,
      `update orders set french_first = true, english_chosen_date = now(), given_text = 'Une entente' where uuid = $1`,
      `update agreement_documents set pdf = '' where order_uuid = $1`,
      `delete from agreement_documents where order_uuid = $1`,
    ]) {
      await expect(database.pool.query(change, [order])).rejects.toThrow(/stays as it is/)
    }
    expect(await many('select order_uuid from agreement_documents where order_uuid = $1', [order])).toHaveLength(1)
  })
})
