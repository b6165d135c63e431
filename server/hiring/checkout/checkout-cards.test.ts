import { describe, expect, it } from 'vitest'
import { checkoutSuite } from '../../testing/checkout-suite.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import type { TestBuyer } from '../../testing/buyers.ts'

const { shop, one, many } = await checkoutSuite()

/** The last four of the card that renewals charge. */
async function defaultOf({ client }: TestBuyer): Promise<string[]> {
  const text = 'select last_four from credit_cards where client_uuid = $1 and default_credit_card'
  return (await many<{ last_four: string }>(text, [client])).map(({ last_four }) => last_four)
}

async function agreementText({ client }: TestBuyer): Promise<string> {
  const { pdf } = await one<{ pdf: Buffer }>(
    'select pdf from agreement_documents join orders on uuid = order_uuid where client_uuid = $1',
    [client],
  )
  return pdfText(pdf)
}

describe('the card that renewals charge', () => {
  it('is the one that has paid, and the agreement names it', async () => {
    const { buyer, project } = await shop.readyToPay()
    const other = await shop.addCard(buyer, 'tok_mastercard')
    expect(await defaultOf(buyer)).toEqual(['4242'])
    expect((await shop.pay(buyer, await shop.formFor(buyer, project, other))).status).toBe(200)
    expect(await defaultOf(buyer)).toEqual(['4444'])
    expect(await agreementText(buyer)).toContain('Renewals are charged to MasterCard ending in 4444.')
    expect(await many('select action from audit_entries where entity = $1', [`card:${other}`])).toContainEqual({
      action: 'card.made_default',
    })
  })

  it('stays the default that can be charged where the client says so, and the agreement names that', async () => {
    const { buyer, project } = await shop.readyToPay()
    const other = await shop.addCard(buyer, 'tok_mastercard')
    const form = await shop.formFor(buyer, project, other)
    expect((await shop.pay(buyer, { ...form, use_for_renewals: false })).status).toBe(200)
    expect(await defaultOf(buyer)).toEqual(['4242'])
    expect(await agreementText(buyer)).toContain('Renewals are charged to Visa ending in 4242.')
  })

  it('is never one that has just been declined, though it was added first', async () => {
    const { buyer, project, form } = await shop.readyToPay({ kind: 'tok_declined' })
    expect((await shop.pay(buyer, form)).status).toBe(409)
    const other = await shop.addCard(buyer, 'tok_visa')
    const again = await shop.formFor(buyer, project, other)
    expect((await shop.pay(buyer, { ...again, use_for_renewals: false })).status).toBe(200)
    expect(await defaultOf(buyer)).toEqual(['4242'])
    expect(await agreementText(buyer)).toContain('Renewals are charged to Visa ending in 4242.')
  })

  it('is kept with a total of nothing, too', async () => {
    const { buyer, project } = await shop.readyToPay()
    const other = await shop.addCard(buyer, 'tok_amex')
    await one(
      `insert into promotions (code, name, type, value, duration, redeemable_from)
       values ('FREECARD', 'Free', 'percentage', 100000, 'once', '2026-01-01') returning uuid`,
      [],
    )
    const form = await shop.formFor(buyer, project, other, { promotion_codes: ['FREECARD'] })
    expect((await shop.pay(buyer, form)).status).toBe(200)
    expect(await defaultOf(buyer)).toEqual(['0005'])
  })

  it('stays as it is when the payment is declined', async () => {
    const { buyer, project } = await shop.readyToPay()
    const other = await shop.addCard(buyer, 'tok_declined')
    expect((await shop.pay(buyer, await shop.formFor(buyer, project, other))).status).toBe(409)
    expect(await defaultOf(buyer)).toEqual(['4242'])
  })
})
