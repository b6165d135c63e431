import type { PauseEffect } from '@talentplace/contract/billing/pauses/pause.routes'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addPause } from '../../testing/rows/add-pause.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { doDailyRenewals } from '../renewals/renewal-jobs.ts'

const noon = new Date('2026-11-20T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(noon)

beforeEach(async () => {
  clock.set(noon)
  // Each test has the only subscriptions that renew.
  await database.pool.query(
    'update projects set end_date = greatest(start_date, invoiced_until) where start_date is not null and end_date is null',
  )
})

/** 20 hours since 10 November: the next period begins on 10 December. */
async function subscription(about: { start_date?: string; timezone?: string } = {}) {
  const { uuid: user_uuid } = await addPerson(database, { permissions: ['virtualassistant'] })
  const assistant = await addAssistant(database, { user_uuid })
  const someone = await here.subscriber({ start_date: '2026-11-10', ...about })
  await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
    someone.uuid,
    assistant.uuid,
  ])
  return { ...someone, assistant: { ...assistant, user_uuid } }
}
type Running = Awaited<ReturnType<typeof subscription>>

/** The client comes back later, signed in anew. */
async function comesBack(of: Running, instant: string | number): Promise<Running> {
  clock.set(new Date(instant))
  return { ...of, owner: { ...of.owner, token: await addSession(database, clock, of.owner.uuid) } }
}

const preview = (of: Running, resumes_on?: string) =>
  here.request(`GET /project/${of.uuid}/pause${resumes_on === undefined ? '' : `?resumes_on=${resumes_on}`}`, of.owner)
const pause = (of: Running, resumes_on: string) =>
  here.request(`PUT /project/${of.uuid}/pause`, of.owner, { body: { resumes_on } })
const takeBack = (of: Running) => here.request(`DELETE /project/${of.uuid}/pause`, of.owner)
const cancel = (of: Running) =>
  here.request(`POST /project/${of.uuid}/cancel`, of.owner, { body: { reason: 'The work is done' } })
const dashboard = async (of: Running) => (await here.request(`GET /project/dashboard/${of.uuid}`, of.owner)).body
const listed = async (of: Running) => {
  const { body } = await here.request(`GET /client/${of.client_uuid}/projects?classification=current`, of.owner)
  return (body as unknown as { projects: Record<string, unknown>[] }).projects[0]
}

const pausesOf = async ({ uuid }: Running) =>
  database.kysely
    .selectFrom('pauses')
    .select(['cause', 'from_date', 'resumes_on'])
    .where('project_uuid', '=', uuid)
    .execute()
const periodsOf = async ({ uuid }: Running) => {
  const rows = await database.kysely
    .selectFrom('invoices')
    .select(['period_start', 'period_end'])
    .where('project_uuid', '=', uuid)
    .orderBy('period_start')
    .execute()
  return rows.map(({ period_start, period_end }) => `${period_start} ${period_end}`)
}
const projectOf = ({ uuid }: Running) =>
  database.kysely.selectFrom('projects').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
const notificationsOf = async (user_uuid: string) =>
  (await database.kysely.selectFrom('notifications').select('title').where('user_uuid', '=', user_uuid).execute()).map(
    ({ title }) => title,
  )

async function runOn(...days: string[]): Promise<void> {
  for (const day of days) {
    clock.set(new Date(`${day}T10:05:00Z`))
    await doDailyRenewals(here.renewals)
  }
}

describe('C1 a pause by the client', () => {
  it('the money effect comes first, and nothing is changed', async () => {
    const of = await subscription()
    expect((await preview(of)).body as unknown as PauseEffect).toEqual({
      from: '2026-12-10',
      resumes_on: '2027-01-10',
      earliest: '2026-12-11',
      hours_free_from: null,
      latest: '2027-02-10',
      pause: null,
      invoice_day: 10,
      invoice_day_then: 10,
      not_charged: { date: '2026-12-10', amount_cents: 81_360, currency: 'cad' },
      charged: { date: '2027-01-10', amount_cents: 81_360, currency: 'cad' },
    })
    const later = { resumes_on: '2027-01-31', invoice_day_then: 31, hours_free_from: '2027-01-09' }
    expect((await preview(of, '2027-01-31')).body).toMatchObject(later)
    expect(await pausesOf(of)).toEqual([])
  })

  it('nothing renews while it lasts, and a period begins on the day it goes on, whose day is the invoice day', async () => {
    const of = await subscription()
    expect((await pause(of, '2027-01-31')).status).toBe(200)
    await runOn('2026-12-10', '2026-12-10', '2027-01-10', '2027-01-30')
    expect(await periodsOf(of)).toEqual(['2026-11-10 2026-12-09'])
    await runOn('2027-01-31', '2027-01-31')
    expect(await periodsOf(of)).toEqual(['2026-11-10 2026-12-09', '2027-01-31 2027-02-27'])
    expect(await projectOf(of)).toMatchObject({ invoice_day: 31, invoiced_until: '2027-02-27' })
    await runOn('2027-03-31')
    expect((await periodsOf(of)).slice(2)).toEqual(['2027-02-28 2027-03-30', '2027-03-31 2027-04-29'])
  })

  it('a job that was away posts each period before and after the pause, and none of it', async () => {
    const of = await subscription()
    const late = await comesBack(of, '2026-12-10T15:00:00Z')
    // Its invoice isn’t there yet: the period of today isn’t paused any more, the next one is.
    expect((await pause(late, '2027-02-01')).body).toMatchObject({ from: '2027-01-10' })
    await runOn('2027-02-01')
    expect((await periodsOf(of)).slice(1)).toEqual(['2026-12-10 2027-01-09', '2027-02-01 2027-02-28'])
  })

  it('lists and page say until when, without hours or days that are left', async () => {
    const of = await subscription()
    await pause(of, '2027-01-10')
    const coming = { state: 'coming', from: '2026-12-10', resumes_on: '2027-01-10' }
    expect(await listed(of)).toMatchObject({ pause: coming, days_remaining: 19, hours_remaining: 20 })
    expect(await dashboard(of)).toMatchObject({ renewal: { date: '2027-01-10' } })
    const back = await comesBack(of, '2026-12-10T17:00:00Z')
    const running = { ...coming, state: 'running' }
    const paused = { pause: running, classification: 'current', days_remaining: null, hours_remaining: null }
    expect(await listed(back)).toMatchObject(paused)
    expect(await dashboard(back)).toMatchObject({ ...paused, renewal: { date: '2027-01-10' } })
    const staff = await here.person(['admin', 'admin_project.view'])
    expect((await here.request(`GET /project/${of.uuid}/record`, staff)).body).toMatchObject({ pause: running })
    expect((await here.request(`GET /project/${of.uuid}/hours`, back.owner)).body).toMatchObject({ forecast: null })
    // In the hours before the invoice the hours of the new period are there.
    expect(await listed(await comesBack(of, '2027-01-10T06:00:00Z'))).toMatchObject({
      pause: null,
      hours_remaining: 20,
    })
  })

  it.each(['America/St_Johns', 'America/Toronto', 'America/Vancouver', 'Pacific/Honolulu'])(
    'begins at midnight on the client’s clock in %s, and until then it can be taken back',
    async (timezone) => {
      const of = await subscription({ timezone })
      await pause(of, '2027-01-10')
      const hours = { 'America/St_Johns': 3.5, 'America/Toronto': 5, 'America/Vancouver': 7, 'Pacific/Honolulu': 10 }
      const midnight = Date.parse('2026-12-10T00:00:00Z') + hours[timezone as keyof typeof hours] * 3_600_000
      expect(await takeBack(await comesBack(of, midnight))).toMatchObject({ status: 409, body: { code: 'begun' } })
      const early = await comesBack(of, midnight - 1000)
      expect((await takeBack(early)).status).toBe(200)
      expect((await takeBack(early)).status).toBe(200)
      expect(await pausesOf(of)).toEqual([])
      expect(await projectOf(of)).toMatchObject({ paused_from: null, resumes_on: null })
      await runOn('2026-12-10')
      expect(await periodsOf(of)).toHaveLength(2)
    },
  )

  it('asked for again on the day it goes on waits for the invoice of that day: no day of the first pause is charged', async () => {
    const asking = await subscription()
    await pause(asking, '2027-01-20')
    const of = await comesBack(asking, '2027-01-20T06:00:00Z')
    expect(await preview(of)).toMatchObject({ status: 409, body: { code: 'no_period' } })
    expect(await pause(of, '2027-03-01')).toMatchObject({ status: 409, body: { code: 'no_period' } })
    await runOn('2027-01-20')
    expect((await periodsOf(of)).slice(1)).toEqual(['2027-01-20 2027-02-19'])
    expect((await pause(of, '2027-03-01')).body).toMatchObject({ from: '2027-02-20' })
  })

  it('one that waits for a payment isn’t taken back, not even on its eve', async () => {
    const of = await subscription()
    await database.pool.query(`update projects set ar_status = 'paused' where uuid = $1`, [of.uuid])
    await addPause(database, { project_uuid: of.uuid, from_date: '2026-11-21', resumes_on: null })
    expect(await takeBack(of)).toMatchObject({ status: 409, body: { code: 'past_due' } })
    expect(await pausesOf(of)).toEqual([{ cause: 'unpaid', from_date: '2026-11-21', resumes_on: null }])
  })

  it('is two months at most and a day at least, by the day that is asked for', async () => {
    const of = await subscription()
    for (const day of ['2026-12-10', '2027-02-11']) {
      expect(await pause(of, day)).toMatchObject({ status: 400, body: { fields: { resumes_on: expect.any(String) } } })
    }
    for (const day of ['2026-12-11', '2027-02-10']) expect((await pause(of, day)).status).toBe(200)
    expect(await pausesOf(of)).toEqual([{ cause: 'client', from_date: '2026-12-10', resumes_on: '2027-02-10' }])
  })

  it('has another end as often as the client likes, also while it lasts, from today on', async () => {
    const asking = await subscription()
    await pause(asking, '2027-01-10')
    const of = await comesBack(asking, '2026-12-20T17:00:00Z')
    expect(await pause(of, '2026-12-19')).toMatchObject({ status: 400 })
    expect((await pause(of, '2026-12-21')).body).toMatchObject({ from: '2026-12-10', resumes_on: '2026-12-21' })
    expect(await pausesOf(of)).toMatchObject([{ resumes_on: '2026-12-21' }])
    await runOn('2026-12-21')
    expect(await periodsOf(of)).toHaveLength(2)
  })

  it('ended today a period begins today, is charged at the next run, and everyone is told', async () => {
    const asking = await subscription()
    await pause(asking, '2027-01-10')
    const of = await comesBack(asking, '2026-12-20T17:00:00Z')
    expect((await preview(of, '2026-12-20')).body).toMatchObject({ earliest: '2026-12-20', invoice_day_then: 20 })
    expect(await pause(of, '2026-12-20')).toMatchObject({ status: 200, body: { resumes_on: '2026-12-20' } })
    expect((await dashboard(of))['pause']).toBeNull()
    for (const user of [of.owner.uuid, of.assistant.user_uuid]) {
      expect(await notificationsOf(user)).toContainEqual(expect.stringMatching(/^Resumes Dec 20:/))
    }
    await doDailyRenewals(here.renewals)
    await doDailyRenewals(here.renewals)
    expect(await periodsOf(of)).toEqual(['2026-11-10 2026-12-09', '2026-12-20 2027-01-19'])
  })

  it('that begins today can’t end today', async () => {
    const asking = await subscription()
    await pause(asking, '2027-01-10')
    const of = await comesBack(asking, '2026-12-10T17:00:00Z')
    expect(await pause(of, '2026-12-10')).toMatchObject({ status: 400 })
  })

  it('asked for twenty times at once it is one pause, and each is told of it once', async () => {
    const of = await subscription()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pause(of, '2027-01-10')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await pausesOf(of)).toHaveLength(1)
    const title = 'Paused from Dec 10: Books and inbox'
    expect(await notificationsOf(of.assistant.user_uuid)).toEqual([title])
    expect(await notificationsOf(of.owner.uuid)).toEqual([title])
  })

  it('issue 38 is mailed to a client in Québec in French; its notifications are as everywhere', async () => {
    const of = await subscription()
    await database.pool.query(
      `update clients set state_prov = 'QC', country = 'CA'
      where uuid = (select client_uuid from projects where uuid = $1)`,
      [of.uuid],
    )
    await pause(of, '2027-01-10')
    await takeBack(of)
    const mails = await database.kysely
      .selectFrom('mail_outbox')
      .select(['subject', 'text_body', 'html_body'])
      .where('thread', '=', `project:${of.uuid}`)
      .orderBy('uuid')
      .execute()
    expect(mails.map(({ subject }) => subject)).toEqual([
      'En pause à partir du 10 déc.\u00a0: Books and inbox',
      'Pause annulée\u00a0: Books and inbox',
    ])
    for (const form of [mails[0]?.text_body, mails[0]?.html_body])
      expect(form).toContain('Il reprend automatiquement le 10 janv. 2027, jour où une nouvelle période commence')
    expect(mails[0]?.html_body).toContain('<html lang="fr-CA">')
    expect(await notificationsOf(of.owner.uuid)).toContain('Paused from Dec 10: Books and inbox')
  })

  it('is noted with who asked for it, and so is that it was taken back', async () => {
    const of = await subscription()
    await pause(of, '2027-01-10')
    await takeBack(of)
    const { rows } = await database.pool.query(
      'select action, actor_uuid from audit_entries where entity = $1 order by id',
      [`project:${of.uuid}`],
    )
    const actor_uuid = of.owner.uuid
    expect(rows).toEqual([
      { action: 'subscription.paused', actor_uuid },
      { action: 'subscription.pause_taken_back', actor_uuid },
    ])
  })

  it('none of what is cancelled or past due; what is cancelled before it begins ends as it would, and kept it is paused', async () => {
    const of = await subscription()
    await pause(of, '2027-01-10')
    expect((await cancel(of)).body).toEqual({ end_date: '2026-12-09' })
    expect(await pause(of, '2027-01-11')).toMatchObject({ status: 409, body: { code: 'over' } })
    const staff = await addPerson(database, { permissions: ['admin', 'admin_project.view'] })
    await here.request(`DELETE /project/${of.uuid}/cancel`, of.owner)
    const { rows } = await database.pool.query(
      `select body from notifications where user_uuid = $1 and title like 'Cancellation withdrawn:%'`,
      [staff.uuid],
    )
    expect(rows).toEqual([{ body: 'The client is keeping the subscription. It renews Jan 10, 2027.' }])
    expect(await listed(of)).toMatchObject({ pause: { state: 'coming', resumes_on: '2027-01-10' } })
    await database.pool.query(`update projects set ar_status = 'past_due' where uuid = $1`, [of.uuid])
    expect(await pause(of, '2027-01-11')).toMatchObject({ status: 409, body: { code: 'past_due' } })
    expect(await preview(of)).toMatchObject({ status: 409, body: { code: 'past_due' } })
  })

  it('cancelled while it lasts the subscription is over at once, and nothing is charged any more', async () => {
    const asking = await subscription()
    await pause(asking, '2027-01-10')
    const of = await comesBack(asking, '2026-12-20T17:00:00Z')
    expect((await cancel(of)).body).toEqual({ end_date: '2026-12-09' })
    expect(await dashboard(of)).toMatchObject({ classification: 'past' })
    await runOn('2027-01-10')
    expect(await periodsOf(of)).toHaveLength(1)
    const { rows } = await database.pool.query(
      'select hours_released_date is not null as free from rate_plans where project_uuid = $1',
      [of.uuid],
    )
    expect(rows).toEqual([{ free: true }])
  })

  it('hours that were changed for the next period begin when it goes on', async () => {
    let of = await subscription()
    const { rows } = await database.pool.query<{ seat_uuid: string }>(
      'select seat_uuid from rate_plans where project_uuid = $1',
      [of.uuid],
    )
    const change = (hours_per_month: number) =>
      here.request(`PUT /project/${of.uuid}/next_hours`, of.owner, {
        body: { seats: [{ seat_uuid: rows[0]?.seat_uuid, hours_per_month }] },
      })
    await change(30)
    await pause(of, '2027-01-15')
    expect((await preview(of)).body).toMatchObject({ charged: { amount_cents: 122_040 } })
    of = await comesBack(of, '2026-12-20T17:00:00Z')
    expect((await change(25)).body).toMatchObject({ from: '2027-01-15', seats: [{ hours_now: 20, hours_then: 25 }] })
    await runOn('2027-01-15')
    const { rows: invoices } = await database.pool.query(
      `select quantity from invoice_lines join invoices on uuid = invoice_uuid
       where project_uuid = $1 and invoice_lines.kind = 'subscription' order by period_start`,
      [of.uuid],
    )
    expect(invoices.map(({ quantity }) => Number(quantity))).toEqual([20, 25])
  })

  it('is nobody’s but its client’s', async () => {
    const [of, other] = [await subscription(), await subscription()]
    expect((await pause({ ...of, owner: other.owner }, '2027-01-10')).status).toBe(404)
    expect((await takeBack({ ...of, owner: other.owner })).status).toBe(404)
  })
})
