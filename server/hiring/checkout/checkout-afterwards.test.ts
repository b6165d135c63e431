import { describe, expect, it } from 'vitest'
import { updateRoleSearches } from '../match-board/update-role-searches.ts'
import { call } from '../../testing/call.ts'
import { checkoutSuite } from '../../testing/checkout-suite.ts'
import { addPerson, addSession } from '../../testing/people.ts'

const { clock, database, shop, one } = await checkoutSuite()

describe('what is shown afterwards', () => {
  it('B8 the confirmation has roles, hours, first names and the start date, and nothing else', async () => {
    const helper = await shop.addHelper(40, 'Maya Rivers')
    const { buyer, project, form } = await shop.readyToPay({
      team: [{ role_id: 1, hours: 20, assistant_id: helper.id }],
    })
    expect((await call(shop.server, `GET /checkout_confirmation/${project}`)).status).toBe(404)
    await shop.pay(buyer, form)
    const { body } = await call(shop.server, `GET /checkout_confirmation/${project}`)
    expect(body).toEqual({
      project_uuid: project,
      start_date: '2026-11-20',
      total_hours: 20,
      team: [{ role: expect.any(String), hours: 20, first_name: 'Maya' }],
    })
  })

  it('E2 each role is on staff’s board from the moment of the payment, with whom the client asks for', async () => {
    const helper = await shop.addHelper(40, 'Maya Rivers')
    const { buyer, project, form } = await shop.readyToPay({
      team: [
        { role_id: 1, hours: 20, assistant_id: helper.id },
        { role_id: 2, hours: 10, assistant_id: -1 },
      ],
    })
    await shop.pay(buyer, form)
    const onBoard = () =>
      database.kysely
        .selectFrom('role_searches')
        .leftJoin('match_candidates', 'match_candidates.role_search_uuid', 'role_searches.uuid')
        .where('project_uuid', '=', project)
        .select(['role_id', 'virtualassistant_uuid', 'stage', 'source', 'opened_date', 'closed_date'])
        .orderBy('role_id')
        .execute()
    const started = await onBoard()
    expect(started).toEqual([
      expect.objectContaining({ role_id: 1, virtualassistant_uuid: helper.uuid, stage: 'contacted', source: 'client' }),
      expect.objectContaining({ role_id: 2, virtualassistant_uuid: null, opened_date: clock.now(), closed_date: null }),
    ])
    await updateRoleSearches({ database, clock })
    expect(await onBoard(), 'the job finds nothing to do').toEqual(started)
  })

  it('nothing is confirmed of a team that isn’t paid for', async () => {
    const { buyer, project, form } = await shop.readyToPay({ kind: 'tok_declined' })
    expect((await shop.pay(buyer, form)).status).toBe(409)
    expect((await call(shop.server, `GET /checkout_confirmation/${project}`)).status).toBe(404)
  })

  it('the agreement is its client’s and finance’s, and nobody else’s', async () => {
    const { buyer, form } = await shop.readyToPay()
    const { body } = await shop.pay(buyer, form)
    const stranger = await shop.addBuyer()
    const path = `GET /client/checkout/${String(body['order_uuid'])}/agreement` as const
    const own = await call(shop.server, path, { token: buyer.token })
    expect([own.status, own.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await call(shop.server, path, { token: stranger.token })).status).toBe(404)
    expect((await shop.follow(stranger, body['order_uuid'])).status).toBe(404)
  })

  it('A4.3 the mailed link is ours, whatever link was sent, and goes to the client', async () => {
    const { buyer, project, form } = await shop.readyToPay()
    await shop.pay(buyer, form)
    const staff = await addPerson(database, { permissions: ['admin', 'admin_client.view', 'admin_checkout.edit'] })
    const token = await addSession(database, clock, staff.uuid)
    const send = (by: string) =>
      call(shop.server, 'POST /project/sendCheckoutEmail', {
        token: by,
        body: { project_uuid: project, link: 'https://evil.test/' },
      })
    expect((await send(buyer.token)).status).toBe(403)
    expect((await send(token)).status).toBe(200)
    const mail = await one<{ html_body: string }>(
      `select html_body from mail_outbox where recipient = $1 and subject = 'Your Talentplace subscription: what we agreed'`,
      [buyer.email],
    )
    expect(mail.html_body).toContain(`https://talentplace.test/client/checkout_confirmation/${project}`)
    expect(mail.html_body).not.toContain('evil')
  })

  it('staff in one client’s place mail no other client', async () => {
    const [here, elsewhere] = [await shop.readyToPay(), await shop.readyToPay()]
    for (const { buyer, form } of [here, elsewhere]) await shop.pay(buyer, form)
    const staff = await addPerson(database, { permissions: ['admin', 'admin_client.view', 'admin_checkout.edit'] })
    const token = await addSession(database, clock, here.buyer.user, {
      impersonator_uuid: staff.uuid,
      impersonated_client_uuid: here.buyer.client,
    })
    const send = ({ project: project_uuid }: typeof here) =>
      call(shop.server, 'POST /project/sendCheckoutEmail', { token, body: { project_uuid, link: '' } })
    expect([(await send(here)).status, (await send(elsewhere)).status]).toEqual([200, 404])
  })

  it('a hundred presses send a client twenty mails within the hour, whoever presses, and then again', async () => {
    const { buyer, project, form } = await shop.readyToPay()
    await shop.pay(buyer, form)
    const staff = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const person = await addPerson(database, { permissions: ['admin', 'admin_client.view', 'admin_checkout.edit'] })
        return addSession(database, clock, person.uuid)
      }),
    )
    const send = (at: number) =>
      call(shop.server, 'POST /project/sendCheckoutEmail', {
        token: staff[at % 4] ?? '',
        body: { project_uuid: project },
      })
    const mailed = async () =>
      (
        await one<{ count: number }>(
          `select count(*)::int as count from mail_outbox where recipient = $1 and subject = 'Your Talentplace subscription: what we agreed'`,
          [buyer.email],
        )
      ).count
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => send(at)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const rejected = answers.find(({ status }) => status === 429)
    expect(rejected?.body).toMatchObject({
      code: 'too_many_mails',
      message: expect.stringMatching(/^Nothing was sent: /),
    })
    expect(rejected?.headers['retry-after']).toBe('3600')
    expect(await mailed()).toBe(20)
    clock.set(new Date(clock.now().getTime() + 3_600_000))
    expect((await send(0)).status).toBe(200)
    expect(await mailed()).toBe(21)
  })
})
