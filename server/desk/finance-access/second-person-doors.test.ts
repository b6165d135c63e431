import { randomUUID } from 'node:crypto'
import { operations } from '@talentplace/contract/operations'
import type { Operation } from '@talentplace/contract/shared/operation'
import type { Permission } from '@talentplace/contract/shared/permission'
import { secondPersonActs, type SecondPersonAct } from '@talentplace/contract/shared/second-person'
import type { OperationKey } from '@talentplace/contract/testing/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessCalls } from '../../testing/access/access-calls.ts'
import { createAccessWorld, type AccessWorld } from '../../testing/access/access-world.ts'
import { call, type Answer } from '../../testing/call.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { addPerson, addSession } from '../../testing/people.ts'

let world: AccessWorld
let calls: Awaited<ReturnType<typeof accessCalls>>

beforeAll(async () => {
  world = await createAccessWorld()
  calls = await accessCalls(world)
  // From the first cent on.
  await query(`update configurations set value = '0' where name = 'setting.adjustment-second-person-above'`)
})
afterAll(() => world.close())

const query = (text: string, values: unknown[] = []) => world.database.pool.query(text, values)
const now = new Date('2026-11-20T15:00:00Z')
const week = 7 * 24 * 60 * 60 * 1000
const doors = Object.entries<Operation>(operations).flatMap(([key, { secondPerson }]) =>
  secondPerson === undefined ? [] : [[secondPerson, key as OperationKey] as const],
)

interface Account {
  readonly uuid: string
  readonly token: string
}

/** What the database says of it; null: nothing. */
const constraints: Readonly<Record<SecondPersonAct, string | null>> = {
  release_payout: 'payouts_second_person',
  approve_adjustment: 'adjustments_second_person',
  approve_manual_refund: 'manual_refunds_second_person',
  approve_deletion: null,
}
/** What makes someone the author of what the call approves. */
const authorOf: Readonly<Record<Exclude<SecondPersonAct, 'approve_manual_refund'>, string>> = {
  release_payout: 'update payouts set made_by = $2 where uuid = $1',
  approve_adjustment: 'update adjustments set proposed_by = $2 where uuid = $1',
  approve_deletion: 'update deletion_requests set user_uuid = $2 where uuid = $1',
}

const sessionOf = async (uuid: string): Promise<Account> => ({
  uuid,
  token: await addSession(world.database, settableClock(now), uuid),
})
async function person(permissions: Permission[] = ['super_admin', 'admin']): Promise<Account> {
  const { uuid } = await addPerson(world.database, { permissions })
  return sessionOf(uuid)
}

/** A second account that someone made. */
async function madeBy({ token }: Account): Promise<Account> {
  const body = {
    full_name: 'Second Account',
    email: `${randomUUID()}@example.test`,
    permissions: ['super_admin', 'admin'],
  }
  const made = await call(world.server, 'POST /user', { token, body })
  return sessionOf(String(made.body['uuid']))
}

/** Where what is proposed is read, and what of it says who may be the second person. */
const pageOf: Readonly<Record<SecondPersonAct, (uuid: string) => string>> = {
  release_payout: (uuid) => `/payouts/${uuid}`,
  approve_adjustment: (uuid) => `/adjustments/${uuid}`,
  approve_manual_refund: (client) => `/client/${client}/credit`,
  approve_deletion: (uuid) => `/user/deletions/${uuid}`,
}
function waitIn(act: SecondPersonAct, body: Answer['body']): unknown {
  if (act === 'release_payout') return { approval: body['release'], waiting_staff: body['waiting_staff'] }
  return act === 'approve_manual_refund'
    ? (body['proposed'] as { second_person: unknown }[])[0]?.second_person
    : body['second_person']
}
const uuidIn = (path: string) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(path)?.[0] ?? ''

/** What someone proposed: the call that approves it, and the page that it is on. */
async function proposal({ uuid, token }: Account, [act, key]: (typeof doors)[number]) {
  if (act === 'approve_manual_refund') {
    const { path, ...sent } = await calls.recordManualRefund('super admin', 'own')
    const { body } = await call(world.server, `POST ${path as '/'}`, { token, ...sent })
    return {
      path: `/manual_refunds/${String(body['manual_refund_uuid'])}/approve`,
      body: undefined,
      page: pageOf[act](uuidIn(path)),
    }
  }
  const { path, body } = await calls[key]('super admin', 'own')
  await query(authorOf[act], [uuidIn(path), uuid])
  return { path, body, page: pageOf[act](uuidIn(path)) }
}

/** What someone proposed, for others to read and approve. */
async function proposedBy(author: Account, door: (typeof doors)[number]) {
  const { path, body, page } = await proposal(author, door)
  const what = `${operations[door[1]].method as 'POST'} ${path as '/'}` as const
  return {
    uuid: uuidIn(path),
    approve: ({ token }: Account): Promise<Answer> => call(world.server, what, { token, body }),
    read: async ({ token }: Account) =>
      waitIn(door[0], (await call(world.server, `GET ${page as '/'}`, { token })).body),
  }
}

/** That all which was noted of an account happened so long ago. */
const noted = ({ uuid }: Account, ago: number) =>
  query('update finance_access_changes set changed_date = $2 where user_uuid = $1', [
    uuid,
    new Date(now.getTime() - ago),
  ])
/** Each permission by which someone is a second person, with what it comes with. */
const both: Permission[] = ['admin', 'admin_user.view', 'admin_user.edit', 'admin_finance.view', 'admin_finance.edit']
const areaOf = (permission: Permission) => permission.split('.')[0]
const waits = { status: 409, body: { code: 'second_person_waits' } }

describe.each(doors)('%s: who approves as the second person', (...door) => {
  const [act] = door
  it('is neither its author nor, within 7 days, an account that the author made', async () => {
    const author = await person()
    const { approve } = await proposedBy(author, door)
    expect((await approve(author)).status).toBe(409)
    const second = await madeBy(author)
    const rejected = await approve(second)
    expect(rejected).toMatchObject(waits)
    const access = secondPersonActs[act].permission === 'admin_user.edit' ? 'accounts' : 'payments'
    expect(rejected.body['message']).toBe(
      `You can ${secondPersonActs[act].does} from Nov 27th 2026, 10:00 am, UTC−05:00, because you were given access to ${access} on Nov 20th 2026.`,
    )
    await noted(second, week - 1)
    expect(await approve(second)).toMatchObject(waits)
    await noted(second, week)
    expect((await approve(second)).status).toBe(200)
  })

  it('isn’t, within 7 days, whoever made the author’s account, nor another account that they made', async () => {
    const maker = await person()
    const author = await madeBy(maker)
    const { approve, read } = await proposedBy(author, door)
    const rejected = await approve(maker)
    expect(rejected).toMatchObject(waits)
    expect(rejected.body['message']).toContain(
      'because you changed the account of whoever prepared it on Nov 20th 2026.',
    )
    expect(await read(maker)).toMatchObject({ approval: { may: false, reason: 'author_changed' } })
    expect(await approve(await madeBy(maker))).toMatchObject(waits)
    await noted(author, week - 1)
    expect(await approve(maker)).toMatchObject(waits)
    await noted(author, week)
    expect((await approve(maker)).status).toBe(200)
  })

  it('is a third person at once, however new the author’s account is', async () => {
    const author = await madeBy(await person())
    const { approve } = await proposedBy(author, door)
    expect((await approve(await person())).status).toBe(200)
  })

  it('reads on its page from when they may, and the others who can’t yet', async () => {
    const author = await person()
    const { read } = await proposedBy(author, door)
    const second = await madeBy(author)
    const wait = { from: '2026-11-27T15:00:00.000Z', reason: 'granted' }
    expect(await read(second)).toMatchObject({ approval: { may: false, ...wait } })
    expect(await read(author)).toMatchObject({ approval: { may: false, from: null, reason: null } })
    expect(await read(await person())).toMatchObject({
      approval: { may: true, from: null, reason: null },
      waiting_staff: expect.arrayContaining([{ full_name: 'Second Account', ...wait }]) as unknown,
    })
  })

  it('may at once when a third person gave them their access', async () => {
    const { approve } = await proposedBy(await person(), door)
    expect((await approve(await madeBy(await person()))).status).toBe(200)
  })

  it('waits when the author gave them this permission, and not when the author gave them another', async () => {
    const author = await person(both)
    const give = ({ uuid }: Account) =>
      call(world.server, `PUT /user/${uuid}`, { token: author.token, body: { permissions: both } })
    const { permission } = secondPersonActs[act]
    const [had, hadNot] = [
      both.filter((each) => areaOf(each) === areaOf(permission)),
      both.filter((each) => areaOf(each) !== areaOf(permission)),
    ]
    const [early, late] = [await person(['admin', ...hadNot]), await person(['admin', ...had])]
    expect([(await give(early)).status, (await give(late)).status]).toEqual([200, 200])
    const { approve } = await proposedBy(author, door)
    expect(await approve(early)).toMatchObject(waits)
    expect((await approve(late)).status).toBe(200)
  })

  it('waits for 7 days after their email was changed, whoever did it', async () => {
    const { approve } = await proposedBy(await person(), door)
    const [second, third] = [await person(), await person()]
    const body = { email: `${randomUUID()}@example.test` }
    expect((await call(world.server, `PUT /user/${second.uuid}`, { token: third.token, body })).status).toBe(200)
    const again = await sessionOf(second.uuid)
    expect(await approve(again)).toMatchObject(waits)
    await noted(second, week)
    expect((await approve(again)).status).toBe(200)
  })
})

it('whoever changed an adjustment last is its author too: an account that they made waits', async () => {
  const [adjustment] = doors.filter(([act]) => act === 'approve_adjustment')
  if (!adjustment) throw new Error('Adjustments have no door.')
  const [proposer, editor] = [await person(), await person()]
  const { approve, uuid } = await proposedBy(proposer, adjustment)
  await query('update adjustments set edited_by = $2 where uuid = $1', [uuid, editor.uuid])
  expect(await approve(await madeBy(editor))).toMatchObject(waits)
  expect(await approve(await madeBy(proposer))).toMatchObject(waits)
  expect((await approve(await person())).status).toBe(200)
})

it('what waits for someone in the list of adjustments is what they can approve: nothing by whoever made their account, or whose account they made', async () => {
  const [adjustment] = doors.filter(([act]) => act === 'approve_adjustment')
  if (!adjustment) throw new Error('Adjustments have no door.')
  const maker = await person()
  const author = await madeBy(maker)
  const { uuid } = await proposedBy(author, adjustment)
  const waitsFor = async ({ token }: Account, is: boolean) => {
    const path = `/adjustments?kind=client&waits_for_me=${is}&pagination.limit=100` as const
    const { body } = await call(world.server, `GET ${path}`, { token })
    return (body['adjustments'] as { uuid: string }[]).some((each) => each.uuid === uuid)
  }
  const second = await madeBy(author)
  for (const each of [author, maker, second]) {
    expect([await waitsFor(each, true), await waitsFor(each, false)]).toEqual([false, true])
  }
  // Someone whose account is as new, made by someone who has nothing to do with it.
  for (const each of [await person(), await madeBy(await person())]) {
    expect([await waitsFor(each, true), await waitsFor(each, false)]).toEqual([true, false])
  }
  await noted(author, week)
  await noted(second, week)
  for (const each of [maker, second]) {
    expect([await waitsFor(each, true), await waitsFor(each, false)]).toEqual([true, false])
  }
})

it('every rule of a second person in the database has its door', async () => {
  const { rows } = await query(
    `select conname from pg_constraint where contype = 'c' and pg_get_constraintdef(oid) ~ '_by <> ' order by conname`,
  )
  const named = Object.values(constraints).flatMap((each) => each ?? [])
  expect(rows.map(({ conname }) => String(conname))).toEqual(named.toSorted())
})
