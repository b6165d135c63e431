import { describe, expect, it } from 'vitest'
import { renewalsSuite } from '../../testing/renewals-suite.ts'
import { reconcileCharges } from '../charges/reconcile-charges.ts'
import { renewDue } from './renew-subscriptions.ts'
import { doDailyRenewals } from './renewal-jobs.ts'
import { settleInvoiceCharge } from '../charges/settle-charge.ts'
import { addTestCard } from '../../testing/rows/add-test-card.ts'
import { collectDue, nextTry } from './collect-due.ts'
import { addPerson } from '../../testing/people.ts'

const { clock, database, processor, deps, subscriber, runDaily, runOn, invoicesOf, chargesOf, projectOf, subjectsTo } =
  await renewalsSuite()

describe('D1 a card that isn’t charged', () => {
  it('is tried on days 1, 3, 5 and 7, tells the client each time, and then the invoice is past due', async () => {
    const staff = await addPerson(database, { permissions: ['admin', 'admin_finance.view', 'admin_finance.edit'] })
    const someone = await subscriber({ start_date: '2027-05-10', token: 'tok_declined' })
    await runDaily('2027-06-10', '2027-06-25')
    const charges = await chargesOf(someone)
    expect(charges.map(({ created_date, state }) => [created_date.toISOString().slice(0, 10), state])).toEqual([
      ['2027-06-10', 'declined'],
      ['2027-06-11', 'declined'],
      ['2027-06-13', 'declined'],
      ['2027-06-15', 'declined'],
      ['2027-06-17', 'declined'],
    ])
    expect(
      (await subjectsTo(someone.email)).filter((subject) => subject.startsWith('Your card wasn’t charged')),
    ).toHaveLength(5)
    const { rows } = await database.pool.query<{ title: string }>(
      `select title from notifications where user_uuid = $1 or user_uuid = (select uuid from users where email = $2) order by uuid`,
      [staff.uuid, someone.email],
    )
    expect(rows.filter(({ title }) => title.startsWith('Past due'))).toHaveLength(1)
    expect(rows.filter(({ title }) => title.startsWith('Your card'))).toHaveLength(5)
    const [, invoice] = await invoicesOf(someone)
    expect(invoice).toMatchObject({ status: 'overdue', paid_cents: 0 })
    const alerts = await database.pool.query('select status, repeat_count from alerts where fingerprint = $1', [
      `invoice:${invoice?.uuid}`,
    ])
    expect(alerts.rows).toMatchObject([{ status: 'new', repeat_count: 0 }])
    expect(await projectOf(someone)).toMatchObject({ ar_status: 'past_due' })
  })

  it('counts once, however often the processor tells of it', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', token: 'tok_declined' })
    await runOn('2027-06-10')
    const [charge] = await chargesOf(someone)
    const rejected = { state: 'declined', processor_charge_id: null, code: 'card_declined', message: 'No.' } as const
    expect(await settleInvoiceCharge(deps, charge?.uuid ?? '', rejected)).toBe(true)
    expect(await chargesOf(someone)).toEqual([charge])
    expect(await subjectsTo(someone.email)).toEqual([expect.stringMatching(/^Your card wasn’t charged/)])
  })

  it('isn’t tried where the invoice has been voided meanwhile, and nobody is told', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', token: 'tok_declined' })
    clock.set(new Date('2027-06-10T10:05:00Z'))
    await renewDue(deps)
    await database.pool.query(`update invoices set status = 'void' where project_uuid = $1 and status = 'posted'`, [
      someone.uuid,
    ])
    await collectDue(deps)
    expect([await chargesOf(someone), await subjectsTo(someone.email)]).toEqual([[], []])
  })

  it('and that is missing tells the client the same way', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', token: 'none' })
    await runOn('2027-06-10')
    expect(await chargesOf(someone)).toEqual([])
    expect(await subjectsTo(someone.email)).toEqual([expect.stringMatching(/^Your card wasn’t charged/)])
  })

  it('because it has expired counts as a try, and the processor isn’t asked', async () => {
    const someone = await subscriber({ start_date: '2027-05-10' })
    await database.pool.query('update credit_cards set expiry_year = 2027, expiry_month = 5 where client_uuid = $1', [
      someone.client_uuid,
    ])
    await runOn('2027-06-10')
    expect(await chargesOf(someone)).toEqual([])
    const [, invoice] = await invoicesOf(someone)
    expect(invoice).toMatchObject({ status: 'posted', paid_cents: 0 })
    expect(await subjectsTo(someone.email)).toEqual([expect.stringMatching(/^Your card wasn’t charged/)])
  })

  it('and is replaced by a good one is charged at the next try, and the subscription is in order', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', token: 'tok_insufficient' })
    await runOn('2027-06-10')
    await database.pool.query('update credit_cards set default_credit_card = false where client_uuid = $1', [
      someone.client_uuid,
    ])
    await addTestCard(database, { client_uuid: someone.client_uuid, token: 'tok_visa', clock, isDefault: true })
    await runOn('2027-06-11')
    const [, invoice] = await invoicesOf(someone)
    expect(invoice).toMatchObject({ status: 'paid' })
    expect((await subjectsTo(someone.email)).at(-1)).toMatch(/^Invoice CAD-\d{5}: \$813\.60 CAD paid$/)
  })

  it('that asks its bank is declined: nobody is there to answer', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', token: 'tok_3ds' })
    await runOn('2027-06-10')
    expect(await chargesOf(someone)).toMatchObject([{ state: 'declined', failure_code: 'authentication_required' }])
  })

  it('after an earlier try turned out to have gone through leaves the invoice paid, and nobody is told of it', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', token: 'tok_declined' })
    await runOn('2027-06-10')
    clock.set(new Date('2027-06-11T10:05:00Z'))
    await collectDue({ ...deps, processor: { ...processor, charge: () => Promise.reject(new Error('killed')) } })
    const [first, second] = await chargesOf(someone)
    expect([first?.state, second?.state]).toEqual(['declined', 'asked'])
    const came = { state: 'succeeded', processor_charge_id: 'ch_late' } as const
    const rejected = { state: 'declined', processor_charge_id: null, code: 'card_declined', message: 'No.' } as const
    expect(await settleInvoiceCharge(deps, first?.uuid ?? '', came)).toBe(true)
    const notifications = await subjectsTo(someone.email)
    expect(await settleInvoiceCharge(deps, second?.uuid ?? '', rejected)).toBe(true)
    expect((await chargesOf(someone)).map(({ state }) => state)).toEqual(['succeeded', 'declined'])
    expect((await invoicesOf(someone))[1]).toMatchObject({ status: 'paid' })
    expect(await projectOf(someone)).toMatchObject({ ar_status: 'current' })
    expect(await subjectsTo(someone.email)).toEqual(notifications)
  })

  it('at the moment at which an earlier try turns out to have gone through leaves the invoice paid', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', token: 'tok_declined' })
    await runDaily('2027-06-10', '2027-06-15')
    clock.set(new Date('2027-06-17T10:05:00Z'))
    await collectDue({ ...deps, processor: { ...processor, charge: () => Promise.reject(new Error('killed')) } })
    const [first, , , , last] = await chargesOf(someone)
    const came = { state: 'succeeded', processor_charge_id: 'ch_late_too' } as const
    const rejected = { state: 'declined', processor_charge_id: null, code: 'card_declined', message: 'No.' } as const
    await Promise.all([
      settleInvoiceCharge(deps, last?.uuid ?? '', rejected),
      settleInvoiceCharge(deps, first?.uuid ?? '', came),
    ])
    expect((await invoicesOf(someone))[1]).toMatchObject({ status: 'paid' })
    expect(await projectOf(someone)).toMatchObject({ ar_status: 'current' })
  })

  it.each([
    ['2027-06-10', 1, '2027-06-10', '2027-06-11'],
    ['2027-06-10', 2, '2027-06-11', '2027-06-13'],
    ['2027-06-10', 4, '2027-06-15', '2027-06-17'],
    ['2027-06-10', 5, '2027-06-17', null],
    ['2027-06-10', 2, '2027-06-20', '2027-06-21'],
  ])('first tried on %s, after try %i on %s comes %s: a late job tries once a day', (first, tries, today, next) => {
    expect(nextTry(first, tries, today)).toBe(next)
  })
})

describe('an answer that never came', () => {
  it('is found out about: the money is taken once and kept once', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', token: 'tok_lost_reply' })
    await runOn('2027-06-10')
    expect(await chargesOf(someone)).toMatchObject([{ state: 'asked' }])
    await doDailyRenewals(deps)
    await reconcileCharges(deps)
    expect(await chargesOf(someone), 'whoever asked still waits').toMatchObject([{ state: 'asked' }])
    clock.set(new Date('2027-06-10T10:05:59.999Z'))
    await reconcileCharges(deps)
    expect(await chargesOf(someone), 'for a whole minute').toMatchObject([{ state: 'asked' }])
    clock.set(new Date('2027-06-10T10:06:00Z'))
    await Promise.all([reconcileCharges(deps), reconcileCharges(deps)])
    expect(await chargesOf(someone)).toMatchObject([{ state: 'succeeded' }])
    const [, invoice] = await invoicesOf(someone)
    expect(invoice).toMatchObject({ status: 'paid' })
  })

  it('keeps the invoice from being tried on the next day: it may have been paid', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', token: 'tok_lost_reply' })
    await runDaily('2027-06-10', '2027-06-11')
    expect(await chargesOf(someone)).toMatchObject([{ state: 'asked' }])
    const { rows } = await database.pool.query(`select from failing_items where queue = 'renewals.collect'`)
    expect(rows).toEqual([])
  })

  it('because the process died before it asked: it is asked now, with the same key', async () => {
    const someone = await subscriber({ start_date: '2027-05-10' })
    clock.set(new Date('2027-06-10T10:05:00Z'))
    await renewDue(deps)
    const dying = { ...processor, charge: () => Promise.reject(new Error('killed')) }
    await collectDue({ ...deps, processor: dying })
    expect(await chargesOf(someone)).toMatchObject([{ state: 'asked' }])
    clock.set(new Date('2027-06-10T10:30:00Z'))
    await reconcileCharges(deps)
    const [charge, ...more] = await chargesOf(someone)
    expect([charge?.state, more]).toEqual(['succeeded', []])
    const requested = await processor.books.query('select key from test_processor.charges where key = $1', [
      charge?.uuid,
    ])
    expect(requested).toHaveLength(1)
  })
})
