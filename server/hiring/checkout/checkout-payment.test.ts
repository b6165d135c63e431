import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkoutSuite } from '../../testing/checkout-suite.ts'

const { shop, one, charged, committed, addPromotion } = await checkoutSuite()

describe('one order, however often it is asked for', () => {
  it('a double click, and the same key later, answer the same and charge once', async () => {
    const { buyer, form } = await shop.readyToPay()
    const before = await charged()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.pay(buyer, form, key)))
    answers.push(await shop.pay(buyer, form, key))
    expect(new Set(answers.map(({ body }) => body['order_uuid'])).size).toBe(1)
    expect(answers.at(-1)).toMatchObject({ status: 200, body: { state: 'paid' } })
    expect(await charged()).toBe(before + 1)
  })

  it('the same key with another body is refused: 409 key_reused', async () => {
    const { buyer, form } = await shop.readyToPay()
    const key = randomUUID()
    await shop.pay(buyer, form, key)
    expect(await shop.pay(buyer, { ...form, signed_name: 'Someone Else' }, key)).toMatchObject({
      status: 409,
      body: { code: 'key_reused' },
    })
  })

  it('two tabs with keys of their own pay once', async () => {
    const { buyer, form } = await shop.readyToPay()
    const before = await charged()
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.pay(buyer, form)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, code: body['code'] }).toEqual({
        status: 409,
        code: expect.stringMatching(/^(payment_open|project_started)$/),
      })
    }
    expect(await charged()).toBe(before + 1)
  })
})

describe('a card that doesn’t go through at once', () => {
  it('B8 declined keeps the cart, frees hours and promotion, says why, and another card pays', async () => {
    await addPromotion('RETRY10', { max_redemptions: 1 })
    const helper = await shop.addHelper(40)
    const { buyer, project, form } = await shop.readyToPay({
      kind: 'tok_declined',
      team: [{ role_id: 1, hours: 20, assistant_id: helper.id }],
      more: { promotion_codes: ['RETRY10'] },
    })
    const key = randomUUID()
    const declined = await shop.pay(buyer, form, key)
    expect(declined).toMatchObject({
      status: 409,
      body: {
        code: 'card_declined',
        message: 'Your card was declined and nothing was charged. Try another card, or call your bank.',
      },
    })
    expect((await shop.pay(buyer, form, key)).text).toBe(declined.text)
    expect(await committed(helper.uuid)).toBe(0)
    expect(await one('select start_date from projects where uuid = $1', [project])).toEqual({ start_date: null })
    const card_uuid = await shop.addCard(buyer, 'tok_visa')
    expect((await shop.pay(buyer, { ...form, card_uuid })).body).toMatchObject({ state: 'paid' })
    expect(await one(`select times_redeemed from promotions where code = 'RETRY10'`, [])).toEqual({ times_redeemed: 1 })
  })

  it('a lost reply is pending, and asking again settles it without a second charge', async () => {
    const { buyer, form } = await shop.readyToPay({ kind: 'tok_lost_reply' })
    const before = await charged()
    const { status, body } = await shop.pay(buyer, form)
    expect({ status, state: body['state'] }).toEqual({ status: 200, state: 'pending' })
    expect((await shop.follow(buyer, body['order_uuid'])).body).toMatchObject({ state: 'paid' })
    expect(await charged()).toBe(before + 1)
  })

  it.each([
    ['confirm', 'paid'],
    ['refuse', 'declined'],
  ] as const)('a bank that asks and is answered %s: %s', async (answer, state) => {
    const { buyer, form } = await shop.readyToPay({ kind: 'tok_3ds' })
    const { body } = await shop.pay(buyer, form)
    expect(body).toMatchObject({ state: 'needs_action', client_secret: expect.any(String) })
    expect((await shop.follow(buyer, body['order_uuid'])).body).toMatchObject(body)
    await shop.testProcessor.answerBank(String(body['client_secret']), answer)
    expect((await shop.follow(buyer, body['order_uuid'])).body).toMatchObject({ state, client_secret: null })
  })
})
