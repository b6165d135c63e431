import { describe, expect, it } from 'vitest'
import { addPause } from '../../testing/rows/add-pause.ts'
import { addTestCard } from '../../testing/rows/add-test-card.ts'
import { renewalsSuite } from '../../testing/renewals-suite.ts'
import { addPerson } from '../../testing/people.ts'
import { settleInvoiceCharge } from '../charges/settle-charge.ts'
import { pauseUnpaid } from './pause-unpaid.ts'

const { clock, database, deps, subscriber, runDaily, runOn, invoicesOf, chargesOf, projectOf, subjectsTo } =
  await renewalsSuite()
type Subscriber = Awaited<ReturnType<typeof subscriber>>

const pausesOf = ({ uuid }: Subscriber) =>
  database.kysely
    .selectFrom('pauses')
    .select(['cause', 'from_date', 'resumes_on'])
    .where('project_uuid', '=', uuid)
    .orderBy('from_date')
    .execute()
const periodsOf = async (someone: Subscriber) =>
  (await invoicesOf(someone)).map(({ period_start, period_end }) => `${period_start} ${period_end}`)

/** Its card is refused from 10 June on: past due on the 17th. */
const pastDue = () => subscriber({ start_date: '2027-05-10', token: 'tok_declined' })

/** One of the refused charges turns out to have gone through; a new card pays the rest from now on. */
async function pay(someone: Subscriber, at: string): Promise<void> {
  clock.set(new Date(at))
  const [charge] = await chargesOf(someone)
  const processor_charge_id = `ch_${charge?.uuid ?? ''}`
  await settleInvoiceCharge(deps, charge?.uuid ?? '', { state: 'succeeded', processor_charge_id })
  const { client_uuid } = someone
  await database.pool.query('update credit_cards set default_credit_card = false where client_uuid = $1', [client_uuid])
  const card = await addTestCard(database, { client_uuid, token: 'tok_visa', clock, isDefault: true })
  await database.pool.query('update credit_cards set expiry_year = 2040 where uuid = $1', [card])
}

describe('D1 what stays unpaid', () => {
  it('is paused 14 days after it is past due, from the next day on, once; everyone is told', async () => {
    const staff = await addPerson(database, { permissions: ['admin', 'admin_project.view'] })
    const someone = await pastDue()
    await runDaily('2027-06-10', '2027-06-30')
    expect(await pausesOf(someone)).toEqual([])
    expect(await projectOf(someone)).toMatchObject({ ar_status: 'past_due' })
    await Promise.all([runOn('2027-07-01'), pauseUnpaid(deps)])
    await pauseUnpaid(deps)
    expect(await pausesOf(someone)).toEqual([{ cause: 'unpaid', from_date: '2027-07-02', resumes_on: null }])
    expect(await projectOf(someone)).toMatchObject({ ar_status: 'paused', paused_from: '2027-07-02', resumes_on: null })
    const subject = 'Paused until the invoice is paid: Books and inbox'
    expect((await subjectsTo(someone.email)).filter((each) => each === subject)).toHaveLength(1)
    const { rows } = await database.pool.query('select title from notifications where user_uuid = $1', [staff.uuid])
    expect(rows).toEqual([{ title: 'Paused from Jul 2: Books and inbox' }])
  })

  it('doesn’t renew while it is paused', async () => {
    const someone = await pastDue()
    await runDaily('2027-06-10', '2027-08-20')
    expect(await periodsOf(someone)).toEqual(['2027-05-10 2027-06-09', '2027-06-10 2027-07-09'])
  })

  it('goes on with the payment: in the period it has, which lasts to its end', async () => {
    const someone = await pastDue()
    await runDaily('2027-06-10', '2027-07-03')
    await pay(someone, '2027-07-05T15:00:00Z')
    expect(await projectOf(someone)).toMatchObject({ ar_status: 'current', resumes_on: '2027-07-05', invoice_day: 10 })
    const { rows } = await database.pool.query('select * from subscription_hours_on($1, $2)', [
      someone.uuid,
      '2027-07-05',
    ])
    expect(rows).toMatchObject([{ period_start: '2027-06-10', period_end: '2027-07-09' }])
    await runDaily('2027-07-06', '2027-07-10')
    expect((await periodsOf(someone)).at(-1)).toBe('2027-07-10 2027-08-09')
    expect(await projectOf(someone)).toMatchObject({ invoice_day: 10 })
  })

  it('goes on with the payment: with a period that begins that day, where the last one is over', async () => {
    const someone = await pastDue()
    await runDaily('2027-06-10', '2027-07-20')
    await pay(someone, '2027-07-31T15:00:00Z')
    await runDaily('2027-07-31', '2027-08-31')
    expect((await periodsOf(someone)).slice(2)).toEqual(['2027-07-31 2027-08-30', '2027-08-31 2027-09-29'])
    expect(await projectOf(someone)).toMatchObject({ ar_status: 'current', invoice_day: 31 })
    expect((await invoicesOf(someone)).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid'])
  })

  it('paid on the eve of the pause is never paused, and on its first day goes on at once', async () => {
    const [eve, first] = [await pastDue(), await pastDue()]
    await runDaily('2027-06-10', '2027-07-01')
    await pay(eve, '2027-07-01T20:00:00Z')
    await pay(first, '2027-07-02T20:00:00Z')
    expect(await pausesOf(eve)).toEqual([])
    expect(await pausesOf(first)).toEqual([{ cause: 'unpaid', from_date: '2027-07-02', resumes_on: '2027-07-02' }])
    await runDaily('2027-07-02', '2027-07-10')
    for (const someone of [eve, first]) expect((await periodsOf(someone)).at(-1)).toBe('2027-07-10 2027-08-09')
  })

  it('takes the place of a pause that the client asked for', async () => {
    const someone = await pastDue()
    await runDaily('2027-06-10', '2027-06-20')
    await addPause(database, { project_uuid: someone.uuid, from_date: '2027-07-10', resumes_on: '2027-08-10' })
    await runDaily('2027-06-21', '2027-07-01')
    expect(await pausesOf(someone)).toEqual([{ cause: 'unpaid', from_date: '2027-07-02', resumes_on: null }])
    const staff = await addPerson(database, { permissions: ['admin', 'admin_project.view'] })
    await database.pool.query('update pauses set asked_by = $2 where project_uuid = $1', [someone.uuid, staff.uuid])
    await pay(someone, '2027-07-05T15:00:00Z')
    const { rows } = await database.pool.query('select body from notifications where user_uuid = $1', [staff.uuid])
    expect(rows).toEqual([
      {
        body: 'The open invoice is paid, and time can be logged again today. It renews on Jul 10. The pause that the client had asked for has ended too, and they can ask for it again.',
      },
    ])
  })

  it('keeps the first day of a pause that the client asked for before, and follows one that ends on its own first day', async () => {
    const [longer, touching] = [await pastDue(), await pastDue()]
    await runDaily('2027-06-10', '2027-06-20')
    await addPause(database, { project_uuid: longer.uuid, from_date: '2027-06-25', resumes_on: '2027-08-10' })
    await addPause(database, { project_uuid: touching.uuid, from_date: '2027-06-25', resumes_on: '2027-07-02' })
    await runDaily('2027-06-21', '2027-07-01')
    expect(await pausesOf(longer)).toEqual([{ cause: 'unpaid', from_date: '2027-06-25', resumes_on: null }])
    expect(await pausesOf(touching)).toEqual([
      { cause: 'client', from_date: '2027-06-25', resumes_on: '2027-07-02' },
      { cause: 'unpaid', from_date: '2027-07-02', resumes_on: null },
    ])
  })

  it('isn’t paused on its last day', async () => {
    const someone = await pastDue()
    await runDaily('2027-06-10', '2027-06-18')
    await database.pool.query(`update projects set end_date = '2027-07-01' where uuid = $1`, [someone.uuid])
    await runDaily('2027-06-19', '2027-07-03')
    expect(await pausesOf(someone)).toEqual([])
  })

  it('cancelled it ends as it would, and what is over isn’t paused', async () => {
    const someone = await pastDue()
    await runDaily('2027-06-10', '2027-06-18')
    await database.pool.query(`update projects set end_date = '2027-06-30' where uuid = $1`, [someone.uuid])
    await runDaily('2027-06-19', '2027-07-05')
    expect(await pausesOf(someone)).toEqual([])
  })
})
