import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Discussion } from '@talentplace/contract/work/discussions/discussion.routes'
import { discussionsSuite, words } from '../../testing/discussions-suite.ts'
import { addClient, addPerson } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'

const { request, audited, begin, clock, database, listed, pair, said, someone, staff, start, threadsOf, write } =
  await discussionsSuite()

describe('C4 the thread of a subscription', () => {
  it('begins once someone asked is willing, and not before; thinking again begins no second one', async () => {
    const client_uuid = await addClient(database, 'Birch Foods')
    const { uuid: created_by } = await someone(['client'], client_uuid)
    const assistant = await addAssistant(database, {})
    const project = await database.kysely.transaction().execute(async (transaction) => {
      const { uuid } = await transaction
        .insertInto('projects')
        .values({ client_uuid, created_by, project_name: 'Inbox', matching_criteria: '{}' })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      const place = { project_uuid: uuid, virtualassistant_uuid: assistant.uuid, role_id: 1 }
      const rates = {
        hours_per_month: 20,
        client_rate_cents: 3000,
        currency: 'cad',
        rate_start_date: '2026-11-10',
      } as const
      await transaction
        .insertInto('rate_plans')
        .values({ ...place, ...rates })
        .execute()
      await transaction
        .insertInto('va_relationships')
        .values({ ...place, source: 'client', asked_date: start })
        .execute()
      return uuid
    })
    expect(await threadsOf(project)).toBe(0)
    for (const interest of ['accepted', 'declined', 'accepted']) {
      const reason = interest === 'declined' ? 'hours' : null
      await database.pool.query(
        'update va_relationships set interest = $2, decline_reason = $3, answered_date = $4 where project_uuid = $1',
        [project, interest, reason, start],
      )
      expect(await threadsOf(project)).toBe(1)
    }
  })

  it('is seen by the client’s people and by who works for them, each as the other knows them', async () => {
    const { client, va, thread, project } = await pair()
    const [mine, theirs] = [await listed(client), await listed(va)]
    expect(mine.discussions.map(({ uuid }) => uuid)).toEqual([thread])
    expect(theirs.discussions.map(({ uuid }) => uuid)).toEqual([thread])
    expect(mine.discussions[0]).toMatchObject({
      kind: 'project',
      subject: 'Books and inbox',
      company: 'Maple Books',
      project_uuid: project.uuid,
      takes_part: true,
      participants: [
        { user_uuid: client.uuid, role: 'client', muted: false },
        { user_uuid: va.uuid, name: 'Maya R.', role: 'virtualassistant', muted: null },
      ],
    })
  })

  it('isn’t there for anybody else, nor for an assistant from the day after their last one', async () => {
    const { va, thread, project } = await pair()
    const other = await pair()
    const ops = [
      `GET /discussions/${thread}`,
      `GET /discussions/${thread}/messages`,
      `POST /discussions/${thread}/messages`,
      `POST /discussions/${thread}/read`,
    ] as const
    const bodies = [undefined, undefined, { uuid: randomUUID(), body: 'x' }, { until: 1 }]
    for (const who of [other.client, other.va, await someone(['admin'])]) {
      for (const [at, op] of ops.entries()) expect((await request(who, op, bodies[at])).status).toBe(404)
    }
    await database.pool.query(`update rate_plans set rp_end_date = '2026-11-20' where project_uuid = $1`, [
      project.uuid,
    ])
    clock.set(new Date('2026-11-21T09:00:00Z'))
    expect((await request(va, ops[0])).status).toBe(200)
    clock.set(new Date('2026-11-21T12:00:00Z'))
    expect((await request(va, ops[0])).status).toBe(404)
    expect((await listed(va)).count).toBe(0)
  })
})

describe('C4 a thread that someone begins', () => {
  it('by a client or an assistant is with our team, once however often it is sent', async () => {
    const { client } = await pair()
    const helper = await staff()
    const same = { uuid: randomUUID(), message: { uuid: randomUUID(), body: 'Could you help?' } }
    const first = await begin(client, same)
    expect(first.body).toMatchObject({ kind: 'support', last_message_excerpt: 'Could you help?' })
    expect((await begin(client, same)).text).toBe(first.text)
    expect((await said(helper, same.uuid)).count).toBe(1)
    expect((await listed(helper)).unread).toBe(1)
    expect((await begin(client, { participants: [helper.uuid] })).status).toBe(403)
    expect((await begin(await someone(['admin']))).status).toBe(403)
  })

  it('by staff who may see discussions is with the people they choose', async () => {
    const { va } = await pair()
    const helper = await staff()
    for (const participants of [[], [helper.uuid]])
      expect((await begin(helper, { participants })).body).toMatchObject({
        fields: { participants: 'Choose who it’s for' },
      })
    const { uuid } = (await begin(helper, { participants: [va.uuid] })).body as unknown as Discussion
    expect(words(await said(va, uuid))).toEqual(['Could you help?'])
    expect((await begin(await pair().then((each) => each.client), { uuid })).status).toBe(404)
  })
})

describe('C4 staff', () => {
  it('who may see discussions find all threads; what is said in one is a look that is noted', async () => {
    const { client, thread } = await pair()
    await write(client, thread, 'A secret word')
    const looker = await staff()
    const found = await listed(looker, `?participant_uuid=${client.uuid}`)
    expect(found).toMatchObject({
      count: 1,
      unread: 0,
      discussions: [{ uuid: thread, takes_part: false, last_message_excerpt: null, unread: 0 }],
    })
    expect(await audited(looker)).toEqual([])
    expect(words(await said(looker, thread))).toEqual(['A secret word'])
    expect((await listed(looker, '?search=secret')).count).toBe(1)
    expect(await audited(looker)).toEqual(['discussion.looked', 'discussion.searched'])
  })

  it('say something only once they have joined, which everybody sees; leaving, too', async () => {
    const { client, thread } = await pair()
    const looker = await staff()
    expect((await write(looker, thread, 'Hello')).body).toMatchObject({ code: 'join_first' })
    await request(looker, `POST /discussions/${thread}/join`)
    await request(looker, `POST /discussions/${thread}/join`)
    await write(looker, thread, 'Hello')
    await request(looker, `POST /discussions/${thread}/leave`)
    expect((await said(client, thread)).messages).toMatchObject([
      { kind: 'joined', sender: { role: 'staff', name: looker.full_name } },
      { kind: 'message', body: 'Hello' },
      { kind: 'left' },
    ])
    expect((await write(looker, thread, 'Again')).status).toBe(409)
    expect((await listed(client)).discussions[0]?.participants).toHaveLength(2)
  })

  it('close a thread, which takes no message until they open it again', async () => {
    const { client, thread } = await pair()
    const looker = await staff()
    await request(looker, `POST /discussions/${thread}/join`)
    expect((await request(looker, `PUT /discussions/${thread}`, { status: 'closed' })).body).toMatchObject({
      status: 'closed',
    })
    expect((await write(client, thread, 'Hello?')).body).toMatchObject({ code: 'closed' })
    await request(looker, `PUT /discussions/${thread}`, { status: 'open' })
    expect((await write(client, thread, 'Hello')).status).toBe(200)
    expect((await said(client, thread)).messages.map(({ kind }) => kind)).toEqual([
      'joined',
      'closed',
      'opened',
      'message',
    ])
  })
})

describe('C4.1 whom staff look for', () => {
  it('are everybody with an account, in the order of the names that are shown, page by page from either end', async () => {
    const looker = await staff()
    const named = async (full_name: string) => {
      const { uuid } = await addPerson(database, { permissions: ['client'] })
      await database.pool.query('update users set full_name = $2 where uuid = $1', [uuid, full_name])
      return uuid
    }
    for (const name of ['Élise', 'Zoe', 'elm', 'Elm']) await named(name)
    const user_uuid = await named('Aaron Z')
    await addAssistant(database, { user_uuid, full_name: 'Aaron Z', display_name: 'elm' })
    await database.pool.query('update users set deleted_date = now() where uuid = $1', [await named('Elm')])
    for (const descending of [false, true]) {
      const { rows } = await database.pool.query<{ uuid: string }>(
        `select users.uuid from users left join assistants on user_uuid = users.uuid where deleted_date is null
         order by folded_text(coalesce(display_name, users.full_name)) ${descending ? 'desc' : ''}, users.uuid`,
      )
      const found: string[] = []
      for (let offset = 0; offset <= rows.length; offset += 2) {
        const path = `GET /discussions/people?pagination.sortBy[]=name&pagination.sortDesc[]=${descending}&pagination.limit=2&pagination.offset=${offset}`
        const { body } = await request(looker, path as 'GET /discussions/people')
        expect(body['count']).toBe(rows.length)
        found.push(...(body['people'] as { user_uuid: string }[]).map((each) => each.user_uuid))
      }
      expect(found).toEqual(rows.map(({ uuid }) => uuid))
      expect(found).toContain(user_uuid)
    }
  })

  it('are people with an account, found by the beginning of a word of their name, email or company', async () => {
    const { client, va } = await pair()
    const looker = await staff()
    const company = `Cedar ${randomUUID()}`
    await database.pool.query('update clients set company = $1 where uuid = $2', [company, client.client_uuid])
    const found = async (query: string) => (await request(looker, `GET /discussions/people?${query}`)).body
    expect(await found(`search=${encodeURIComponent(company)}`)).toEqual({
      people: [
        { user_uuid: client.uuid, name: client.full_name, role: 'client', avatar_id: expect.any(Number), company },
      ],
      count: 1,
    })
    expect(await found(`search=${encodeURIComponent(va.email)}`)).toMatchObject({
      people: [{ user_uuid: va.uuid, name: 'Maya R.', role: 'virtualassistant', company: null }],
    })
    expect(await found('search=Maya')).toMatchObject({
      people: expect.arrayContaining([expect.objectContaining({ user_uuid: va.uuid })]),
    })
    expect(await found(`user_uuid=${va.uuid}`)).toMatchObject({ people: [{ user_uuid: va.uuid }], count: 1 })
    expect(await found('search=aya')).toMatchObject({ count: 0 })
    await database.pool.query('update users set deleted_date = now() where uuid = $1', [va.uuid])
    expect(await found(`search=${encodeURIComponent(va.email)}`)).toEqual({ people: [], count: 0 })
  })
})

describe('C4 search', () => {
  it('finds threads by words of their messages, and messages by theirs; never in others’ threads', async () => {
    const { client, va, thread } = await pair()
    const other = await pair()
    await write(client, thread, 'The quarterly report is ready')
    await write(client, thread, 'See you')
    expect((await listed(va, '?search=report+quarterly')).count).toBe(1)
    expect((await listed(va, '?search=annual')).count).toBe(0)
    expect((await listed(other.va, '?search=quarterly')).count).toBe(0)
    expect(words(await said(va, thread, '?search=report'))).toEqual(['The quarterly report is ready'])
  })
})
