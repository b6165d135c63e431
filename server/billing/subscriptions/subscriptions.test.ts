import { beforeEach, describe, expect, it } from 'vitest'
import { releaseHours } from '../../subscriptions/subscriptions/release-hours.ts'
import { mailsTo } from '../../testing/servers/account-server.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addRequirements } from '../../testing/rows/add-requirements.ts'
import { addSubscription } from '../../testing/rows/add-subscription.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { renewDue } from '../renewals/renew-subscriptions.ts'

const noon = new Date('2026-11-20T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(noon)

beforeEach(() => clock.set(noon))

type Subscriber = Awaited<ReturnType<typeof here.subscriber>>

async function end(uuid: string, end_date: string): Promise<void> {
  await database.pool.query(
    `update projects set end_date = $2, cancelled_date = now(), cancelled_reason = 'Done' where uuid = $1`,
    [uuid, end_date],
  )
}
async function classified({ client_uuid, owner }: Subscriber): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const each of ['upcoming', 'current', 'past', 'draft'] as const) {
    const { body } = await here.request(`GET /client/${client_uuid}/projects?classification=${each}`, owner)
    const projects = body['projects'] as { classification: string }[]
    expect(projects.every(({ classification }) => classification === each)).toBe(true)
    expect(body['count']).toBe(projects.length)
    if (projects.length > 0) counts[each] = projects.length
  }
  return counts
}
const dashboard = async ({ uuid, owner }: Subscriber) =>
  (await here.request(`GET /project/dashboard/${uuid}`, owner)).body

const cancel = ({ uuid, owner }: Subscriber, reason = 'The work is done') =>
  here.request(`POST /project/${uuid}/cancel`, owner, { body: { reason } })

describe('C1.2 a client’s lists', () => {
  it.each([
    ['that starts tomorrow', '2026-11-21', null, 'upcoming'],
    ['that starts today', '2026-11-20', null, 'current'],
    ['that ends today (0.11)', '2026-10-21', '2026-11-20', 'current'],
    ['that ended yesterday', '2026-10-20', '2026-11-19', 'past'],
  ])('a subscription %s is in one of them', async (_what, start_date, end_date, list) => {
    const someone = await here.subscriber({ start_date })
    if (end_date !== null) await end(someone.uuid, end_date)
    expect(await classified(someone)).toEqual({ [list]: 1 })
  })

  it('go by the day on the client’s own clock, and say whose it is', async () => {
    clock.set(new Date('2026-11-21T03:15:00Z'))
    const west = await here.subscriber({ start_date: '2026-11-21', timezone: 'America/Vancouver' })
    const east = await here.subscriber({ start_date: '2026-11-21', timezone: 'UTC' })
    expect([await classified(west), await classified(east)]).toEqual([{ upcoming: 1 }, { current: 1 }])
    const { body } = await here.request(`GET /client/${west.client_uuid}/projects`, west.owner)
    expect(body).toMatchObject({ today: '2026-11-20', timezone: 'America/Vancouver' })
  })

  it('C1.3 show name, roles, hours, invoice day, start and end', async () => {
    const someone = await here.subscriber({ start_date: '2026-11-10', hours: 30, name: 'Winter books' })
    const { body } = await here.request(
      `GET /client/${someone.client_uuid}/projects?classification=current`,
      someone.owner,
    )
    expect(body['projects']).toEqual([
      {
        uuid: someone.uuid,
        project_name: 'Winter books',
        classification: 'current',
        roles: [expect.any(String)],
        subscription_hours: 30,
        people: [],
        hours_remaining: 30,
        days_remaining: 19,
        invoice_day: 10,
        start_date: '2026-11-10',
        end_date: null,
        ar_status: 'current',
        pause: null,
        requirements: null,
        can_be_refunded: false,
      },
    ])
  })

  it('show who has their places, once each with all their hours, and nobody whose place is over', async () => {
    const [maya, devon] = [await addAssistant(database, {}), await addAssistant(database, { display_name: 'Devon K.' })]
    const someone = await here.subscriber({ start_date: '2026-11-10', hours: 10 })
    const ratePlan = (assistant: string | null, role_id: number, hours: number, ends: string | null = null) =>
      database.pool.query(
        `insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, currency,
           rate_start_date, rp_end_date) values ($1, $2, $3, $4, 4500, 'cad', '2026-11-10', $5)`,
        [someone.uuid, assistant, role_id, hours, ends],
      )
    await ratePlan(maya.uuid, 2, 20)
    await ratePlan(maya.uuid, 3, 5)
    await ratePlan(devon.uuid, 4, 15)
    await ratePlan(devon.uuid, 5, 30, '2026-11-11')
    const { body } = await here.request(`GET /client/${someone.client_uuid}/projects`, someone.owner)
    expect(body['projects']).toMatchObject([
      {
        people: [
          { uuid: maya.uuid, display_name: 'Maya R.', hours_per_month: 25 },
          { uuid: devon.uuid, display_name: 'Devon K.', hours_per_month: 15 },
        ],
      },
    ])
  })

  it('count the hours of a place on its first and on its last day', async () => {
    const someone = await here.subscriber({ start_date: '2026-11-10', hours: 10 })
    const ratePlan = (role_id: number, hours: number, begins: string, ends: string | null) =>
      database.pool.query(
        `insert into rate_plans (project_uuid, role_id, hours_per_month, client_rate_cents, currency, rate_start_date, rp_end_date)
         values ($1, $2, $3, 4500, 'cad', $4, $5)`,
        [someone.uuid, role_id, hours, begins, ends],
      )
    await ratePlan(2, 20, '2026-11-20', null)
    await ratePlan(3, 40, '2026-11-10', '2026-11-20')
    await ratePlan(4, 80, '2026-11-21', null)
    await ratePlan(5, 160, '2026-11-10', '2026-11-19')
    const { body } = await here.request(`GET /client/${someone.client_uuid}/projects`, someone.owner)
    expect(body['projects']).toMatchObject([{ subscription_hours: 70 }])
  })

  it('C1.1 say how far the welcome brief is: what was sent last, else that it was begun', async () => {
    const someone = await here.subscriber({ start_date: '2026-11-10' })
    const about = { project_uuid: someone.uuid, user_uuid: someone.owner.uuid, answers: { tasks: 'Books' }, at: noon }
    expect(await dashboard(someone)).toMatchObject({ requirements: null })
    await addRequirements(database, { ...about, version: 1, status: 'draft' })
    expect(await dashboard(someone)).toMatchObject({ requirements: 'draft' })
    await database.pool.query(
      `update project_requirements set status = 'submitted', submitted_by = created_by, submitted_date = now()
       where project_uuid = $1`,
      [someone.uuid],
    )
    await addRequirements(database, { ...about, version: 2, status: 'draft' })
    expect(await dashboard(someone)).toMatchObject({ requirements: 'submitted' })
  })

  it('A6.6 sort what is current by the days it has left, the rest by its start, newest first, page by page', async () => {
    const someone = await here.subscriber({ start_date: '2026-11-10', name: 'nineteen' })
    const { client_uuid, owner } = someone
    const add = (start_date: string, name: string) =>
      addSubscription(database, { client_uuid, created_by: owner.uuid, start_date, name, at: noon })
    await add('2026-10-21', 'none')
    await add('2026-11-20', 'twenty-nine')
    const named = async (query: string) => {
      const { body } = await here.request(`GET /client/${client_uuid}/projects?${query}` as 'GET /', owner)
      return (body['projects'] as { project_name: string }[]).map(({ project_name }) => project_name)
    }
    expect(await named('classification=current')).toEqual(['none', 'nineteen', 'twenty-nine'])
    expect(await named('pagination.limit=2')).toEqual(['twenty-nine', 'nineteen'])
    expect(await named('pagination.limit=2&pagination.offset=2')).toEqual(['none'])
  })
})

describe('C1.6 the page of a subscription', () => {
  it('shows its period, team and invoices, and what it renews at', async () => {
    const { uuid: assistant_uuid } = await addAssistant(database, { role_ids: [1] })
    const someone = await here.subscriber({ start_date: '2026-11-10', region: 'QC', hours: 10 })
    await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
      someone.uuid,
      assistant_uuid,
    ])
    await database.pool.query(
      `insert into va_relationships (project_uuid, virtualassistant_uuid, role_id, source, asked_date)
       select project_uuid, virtualassistant_uuid, role_id, 'client', now() from rate_plans where project_uuid = $1`,
      [someone.uuid],
    )
    await database.pool.query(
      `insert into assistant_time_away (virtualassistant_uuid, from_date, until_date, created_date)
       values ($1, '2026-11-02', '2026-11-05', now()), ($1, '2026-12-20', '2027-01-03', now())`,
      [assistant_uuid],
    )
    expect(await dashboard(someone)).toMatchObject({
      classification: 'current',
      currency: 'cad',
      period: { start: '2026-11-10', end: '2026-12-09' },
      team: [
        {
          hours_per_month: 10,
          assistant: {
            uuid: assistant_uuid,
            interest: 'asked',
            away: { from: '2026-12-20', until: '2027-01-03' },
          },
        },
      ],
      // 10 h at 38.00, GST 5% and QST 9.975%.
      renewal: { date: '2026-12-10', document: { subtotal_cents: 38_000, tax_cents: 5691, total_cents: 43_691 } },
      cancellation: null,
      invoices: [{ uuid: someone.invoice_uuid, total_cents: 43_691, balance_cents: 0 }],
      invoices_count: 1,
    })
  })

  it('announces exactly what the renewal then costs', async () => {
    const someone = await here.subscriber({ start_date: '2026-10-30', region: 'QC', hours: 39 })
    const { renewal } = (await dashboard(someone)) as { renewal: { date: string; document: { total_cents: number } } }
    clock.set(new Date(`${renewal.date}T10:05:00Z`))
    await renewDue(here.renewals)
    const { invoices } = (await dashboard(someone)) as { invoices: { period_start: string; total_cents: number }[] }
    expect(invoices[0]).toMatchObject({ period_start: renewal.date, total_cents: renewal.document.total_cents })
  })
})

describe('C1 Ours cancelling', () => {
  it('says first what it means, changes nothing by that, and then ends with the paid period', async () => {
    const someone = await here.subscriber({ start_date: '2026-11-10', hours: 10, paid: false })
    const preview = await here.request(`GET /project/${someone.uuid}/cancel`, someone.owner)
    expect(preview.body).toEqual({
      end_date: '2026-12-09',
      not_charged: { date: '2026-12-10', amount_cents: 42_940, currency: 'cad' },
      still_due_cents: 42_940,
      currency: 'cad',
      hours_per_month: 10,
    })
    expect((await dashboard(someone))['end_date']).toBeNull()
    expect((await cancel(someone)).body).toEqual({ end_date: '2026-12-09' })
    expect(await dashboard(someone)).toMatchObject({
      end_date: '2026-12-09',
      renewal: null,
      cancellation: { reason: 'The work is done', can_be_undone: true },
      team: [{ rp_end_date: '2026-12-09' }],
    })
    const [mail] = await mailsTo(database, someone.owner.email)
    expect(mail?.text).toContain('ends on Dec 9, the last day you’ve paid for')
    expect((await cancel(someone)).body).toMatchObject({ code: 'already_cancelled' })
    clock.set(new Date('2026-12-10T10:05:00Z'))
    await renewDue(here.renewals)
    expect((await dashboard(someone))['invoices_count']).toBe(1)
  })

  it('issue 38 is mailed to a client in Québec in French, and so is that it goes on after all', async () => {
    const someone = await here.subscriber({ start_date: '2026-11-10' })
    await database.pool.query("update clients set state_prov = 'QC', country = 'CA' where uuid = $1", [
      someone.client_uuid,
    ])
    await cancel(someone)
    await here.request(`DELETE /project/${someone.uuid}/cancel`, someone.owner)
    const mails = await mailsTo(database, someone.owner.email)
    const { project_name } = await database.kysely
      .selectFrom('projects')
      .select('project_name')
      .where('uuid', '=', someone.uuid)
      .executeTakeFirstOrThrow()
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Annulé\u00a0: ${project_name}`,
      `Annulation retirée\u00a0: ${project_name}`,
    ])
    for (const form of [mails[0]?.text, mails[0]?.html])
      expect(form).toContain('prend fin le 9 déc., le dernier jour que vous avez payé.')
    expect(mails[0]?.html).toContain('<html lang="fr-CA">')
    expect(mails[1]?.text).toContain(
      `Voir l’abonnement\u00a0:\nhttps://talentplace.test/client/projects/${someone.uuid}\n`,
    )
  })

  it('needs a reason, and is in the audit with it', async () => {
    const someone = await here.subscriber({ start_date: '2026-11-10' })
    expect((await cancel(someone, '  ')).body).toMatchObject({ fields: { reason: 'Required' } })
    await cancel(someone, 'Too quiet')
    const { rows } = await database.pool.query(`select action, reason from audit_entries where entity = $1`, [
      `project:${someone.uuid}`,
    ])
    expect(rows).toEqual([{ action: 'subscription.cancelled', reason: 'Too quiet' }])
  })

  it('can be taken back until the end of the last day on the client’s clock, and then goes on as before', async () => {
    const someone = await here.subscriber({ start_date: '2026-11-10', timezone: 'America/Vancouver' })
    await cancel(someone)
    clock.set(new Date('2026-12-10T06:30:00Z'))
    expect((await here.request(`DELETE /project/${someone.uuid}/cancel`, someone.owner)).status).toBe(200)
    expect(await dashboard(someone)).toMatchObject({ end_date: null, team: [{ rp_end_date: null }] })
    await cancel(someone)
    clock.set(new Date('2026-12-10T07:30:00Z'))
    const late = await here.request(`DELETE /project/${someone.uuid}/cancel`, someone.owner)
    expect(late).toMatchObject({ status: 409, body: { code: 'over' } })
  })

  it('frees the hours once the last day is over, and not before', async () => {
    const assistant = await addAssistant(database, { role_ids: [1] })
    const someone = await here.subscriber({ start_date: '2026-11-10', hours: 25 })
    await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
      someone.uuid,
      assistant.uuid,
    ])
    const committed = async () => {
      const { rows } = await database.pool.query<{ hours: number }>(
        'select monthly_hours_committed as hours from assistants where uuid = $1',
        [assistant.uuid],
      )
      return rows[0]?.hours
    }
    const before = await committed()
    await cancel(someone)
    clock.set(new Date('2026-12-09T23:00:00Z'))
    await releaseHours({ database, clock })
    expect(await committed()).toBe(before)
    clock.set(new Date('2026-12-10T10:05:00Z'))
    await releaseHours({ database, clock })
    await releaseHours({ database, clock })
    expect(await committed()).toBe((before ?? 0) - 25)
  })
})
