import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { maxQuestionsADay } from '@talentplace/contract/work/discussions/discussion-limits'
import type { Discussion } from '@talentplace/contract/work/discussions/discussion.routes'
import { discussionsSuite, words } from '../../testing/discussions-suite.ts'
import { addClient } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addSubscription } from '../../testing/rows/add-subscription.ts'

const hour = 3_600_000
const {
  request,
  audited,
  clock,
  database,
  deliver,
  later,
  listed,
  mailsTo,
  notifications,
  said,
  someone,
  staff,
  write,
} = await discussionsSuite()

async function candidate(about: Parameters<typeof addAssistant>[1] = {}) {
  const va = await someone(['virtualassistant'])
  return { va, assistant: await addAssistant(database, { user_uuid: va.uuid, display_name: 'Maya R.', ...about }) }
}
type Someone = Awaited<ReturnType<typeof someone>>

async function company() {
  const client_uuid = await addClient(database, 'Birch Foods')
  return { client_uuid, client: await someone(['client'], client_uuid) }
}

const question = (who: Someone, { uuid }: { uuid: string }, body = 'Do you know Xero?', message = randomUUID()) =>
  request(who, 'POST /discussions/questions', { virtualassistant_uuid: uuid, message: { uuid: message, body } })
const threadOf = ({ body }: { body: unknown }) => body as Discussion

describe('issue 17: a question to a candidate before hiring', () => {
  it('begins a thread of the company and the candidate, without a subscription; both see it, the candidate answers', async () => {
    const { client, client_uuid } = await company()
    const colleague = await someone(['client'], client_uuid)
    const { va, assistant } = await candidate()
    const { status, body } = await question(client, assistant)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'question',
      subject: 'Questions for Maya R.',
      company: 'Birch Foods',
      project_uuid: null,
      takes_part: true,
      participants: [{ role: 'client' }, { role: 'client' }, { user_uuid: va.uuid, name: 'Maya R.' }],
    })
    const { uuid } = threadOf({ body })
    expect((await write(va, uuid, 'Yes, for years')).status).toBe(200)
    for (const who of [client, colleague, va]) {
      expect(words(await said(who, uuid))).toEqual(['Do you know Xero?', 'Yes, for years'])
      expect((await listed(who)).discussions).toMatchObject([{ uuid }])
    }
    expect((await listed(client)).unread).toBe(1)
  })

  it('is told to the candidate at once, and by email after ten minutes unread', async () => {
    const { client } = await company()
    const { va, assistant } = await candidate()
    const { uuid } = threadOf(await question(client, assistant))
    expect(await notifications(va)).toMatchObject([
      { title: `${client.full_name} wrote to you: Questions for Maya R.`, entity_link: `discussion:${uuid}` },
    ])
    later(hour / 6)
    await deliver()
    expect((await mailsTo(va)).map(({ text_body }) => text_body)).toEqual([
      expect.stringContaining(`/va/discussions/${uuid}`),
    ])
  })

  it('goes into the same thread the second time, whoever of the company asks; one sent twice is one', async () => {
    const { client, client_uuid } = await company()
    const colleague = await someone(['client'], client_uuid)
    const { assistant } = await candidate()
    const message = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => question(client, assistant, 'Once', message)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const again = threadOf(await question(colleague, assistant, 'Twice'))
    expect(again.uuid).toBe(threadOf(answers[0] ?? { body: {} }).uuid)
    expect(words(await said(client, again.uuid))).toEqual(['Once', 'Twice'])
  })

  it('isn’t there for another company, another candidate or staff without the permission; staff with it look and join', async () => {
    const { client } = await company()
    const { assistant } = await candidate()
    const { uuid } = threadOf(await question(client, assistant))
    const other = await company()
    for (const who of [other.client, (await candidate()).va, await someone(['admin'])]) {
      expect((await request(who, `GET /discussions/${uuid}`)).status).toBe(404)
      expect((await write(who, uuid, 'Hello')).status).toBe(404)
    }
    expect(threadOf(await question(other.client, assistant)).uuid).not.toBe(uuid)
    const looker = await staff()
    expect(words(await said(looker, uuid))).toEqual(['Do you know Xero?'])
    expect(await audited(looker)).toEqual(['discussion.looked'])
    await request(looker, `POST /discussions/${uuid}/join`)
    expect((await write(looker, uuid, 'May I help?')).status).toBe(200)
  })

  it('is a client’s alone, and of colleagues those who do the work', async () => {
    const { client_uuid, client } = await company()
    const { va, assistant } = await candidate()
    for (const who of [va, await staff(), await someone(['admin'])])
      expect((await question(who, assistant)).status).toBe(403)
    const { uuid } = threadOf(await question(client, assistant))
    const payer = await someone(['client'], client_uuid)
    await database.pool.query(`update users set colleague_role = 'money' where uuid = $1`, [payer.uuid])
    expect((await request(client, `GET /discussions/${uuid}`)).body['participants']).toHaveLength(2)
  })

  it('is for who can be found today and can answer: 404 or 409 for others, and nothing is kept', async () => {
    const { client, client_uuid } = await company()
    for (const state of ['paused', 'applicant', 'lost'] as const) {
      const { assistant } = await candidate({ state })
      expect((await question(client, assistant)).status).toBe(404)
    }
    expect((await question(client, { uuid: randomUUID() })).status).toBe(404)
    const { assistant } = await candidate({ away_from: '2026-11-20', away_until: '2026-11-27' })
    expect((await question(client, assistant)).body).toMatchObject({ code: 'away' })
    const unreachable = await addAssistant(database, { display_name: 'Jo N.' })
    expect((await question(client, unreachable)).body).toMatchObject({ code: 'no_account' })
    const { rowCount } = await database.pool.query('select from discussions where client_uuid = $1', [client_uuid])
    expect(rowCount).toBe(0)
  })

  it('has words in it, at most as many as a message', async () => {
    const { client } = await company()
    const { assistant } = await candidate()
    expect((await question(client, assistant, '  ')).body).toMatchObject({ code: 'invalid' })
    expect((await question(client, assistant, 'x'.repeat(5001))).status).toBe(400)
    expect((await question(client, assistant, 'x'.repeat(5000))).status).toBe(200)
  })

  it('goes to ten new candidates a day from one company, and to those asked before all the same', async () => {
    const { client, client_uuid } = await company()
    const colleague = await someone(['client'], client_uuid)
    const people = await Promise.all(Array.from({ length: maxQuestionsADay + 1 }, () => candidate()))
    const [first, ...others] = people.map(({ assistant }) => assistant)
    const last = others.pop()
    if (!first || !last) throw new Error('There are some.')
    for (const each of [first, ...others]) expect((await question(client, each)).status).toBe(200)
    const rejected = await question(colleague, last)
    expect(rejected).toMatchObject({ status: 429, body: { code: 'too_many_asked' } })
    expect(Number(rejected.headers['retry-after'])).toBe(9 * 3600)
    expect((await question(colleague, first, 'One more thing')).status).toBe(200)
    expect((await question((await company()).client, last)).status).toBe(200)
    later(9 * hour)
    expect((await question(colleague, last)).status).toBe(200)
  })

  it('stays and is listed when the client hires them later, beside the subscription’s thread', async () => {
    const { client, client_uuid } = await company()
    await database.pool.query(`update clients set country = 'CA', state_prov = 'ON' where uuid = $1`, [client_uuid])
    const { va, assistant } = await candidate()
    const { uuid } = threadOf(await question(client, assistant))
    const about = { client_uuid, created_by: client.uuid, start_date: '2026-11-10', at: clock.now() }
    await addSubscription(database, { ...about, assistant_uuid: assistant.uuid })
    for (const who of [client, va]) {
      const { discussions } = await listed(who)
      expect(discussions.map(({ kind }) => kind).toSorted()).toEqual(['project', 'question'])
      expect(discussions.map((each) => each.uuid)).toContain(uuid)
    }
  })

  it('rests while they are paused, and takes no more words once they have left or staff closed it', async () => {
    const { client } = await company()
    const { va, assistant } = await candidate()
    const { uuid } = threadOf(await question(client, assistant))
    const become = (state: string) =>
      database.pool.query('update assistants set state = $2 where uuid = $1', [assistant.uuid, state])
    await become('paused')
    expect((await write(va, uuid, 'Back soon')).status).toBe(200)
    await become('lost')
    expect((await request(va, `GET /discussions/${uuid}`)).status).toBe(404)
    expect((await write(client, uuid, 'Are you there?')).body).toMatchObject({ code: 'closed' })
    expect(words(await said(client, uuid))).toEqual(['Do you know Xero?', 'Back soon'])
    await become('active')
    const helper = await staff()
    await request(helper, `POST /discussions/${uuid}/join`)
    await request(helper, `PUT /discussions/${uuid}`, { status: 'closed' })
    expect((await question(client, assistant)).body).toMatchObject({ code: 'closed' })
  })
})
