import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPerson } from '../../testing/people.ts'
import { addAdjustment, adjustmentOf } from '../../testing/rows/add-adjustment.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addBill } from '../../testing/rows/add-bill.ts'
import { addCandidateRow, addOpenRole } from '../../testing/rows/add-open-role.ts'
import { friday, staffTodaySuite } from '../../testing/staff-today-suite.ts'

const { clock, database, listed, person, subscription, today } = await staffTodaySuite()
const matching = ['admin', 'admin_matching.view', 'admin_matching.edit'] as const
const finance = ['admin', 'admin_finance.view', 'admin_finance.edit'] as const

beforeEach(() => clock.set(friday))

async function role(owner_uuid: string | null, opened_date = friday) {
  const { client_uuid, contact } = await subscription()
  const opened = await addOpenRole(database, { client_uuid, created_by: contact, opened_date })
  await database.pool.query(`update role_searches set owner_uuid = $2, next_step = 'Shortlist three' where uuid = $1`, [
    opened.search_uuid,
    owner_uuid,
  ])
  return opened
}

async function thread(kind: 'support' | 'direct', people: readonly string[]) {
  const uuid = randomUUID()
  await database.kysely
    .insertInto('discussions')
    .values({ uuid, kind, subject: 'My invoice', opened_by: people[0] ?? null, created_date: friday })
    .execute()
  for (const user_uuid of people) {
    await database.kysely
      .insertInto('discussion_people')
      .values({ discussion_uuid: uuid, user_uuid, joined_date: friday })
      .execute()
  }
  return uuid
}

describe('open roles', () => {
  it('are due on the day of the next target that isn’t reached, unless one’s own day comes first', async () => {
    const own = await person(matching)
    // A Thursday: a shortlist is due on Friday, a presentation on the Thursday after.
    const { search_uuid } = await role(own.uuid, new Date('2026-11-19T15:00:00Z'))
    await role((await person(matching)).uuid)
    const roles = async () => (await today(own)).yours.open_roles
    expect(await roles()).toMatchObject({ count: 1, due_today: 1, lines: [{ next_step: 'Shortlist three' }] })
    clock.set(new Date('2026-11-21T15:00:00Z'))
    expect(await roles()).toMatchObject({ overdue: 1, due_today: 0 })
    await database.pool.query('update role_searches set shortlisted_date = opened_date where uuid = $1', [search_uuid])
    expect(await roles()).toMatchObject({ overdue: 0, lines: [{ due_date: '2026-11-26' }] })
    await database.pool.query(`update role_searches set due_date = '2026-11-24' where uuid = $1`, [search_uuid])
    expect(await roles()).toMatchObject({ lines: [{ due_date: '2026-11-24' }] })
    await database.pool.query('update role_searches set presented_date = opened_date where uuid = $1', [search_uuid])
    expect(await roles()).toMatchObject({ lines: [{ due_date: '2026-11-24' }] })
    expect(await listed(own, '/project/matching?mine=true')).toBe(1)
    await database.pool.query('update role_searches set closed_date = now() + interval $$1 day$$ where uuid = $1', [
      search_uuid,
    ])
    expect((await roles())?.count).toBe(0)
  })

  it('that nobody has, or whose owner’s account is closed, are counted', async () => {
    const own = await person(matching)
    const before = (await today(own)).unowned.open_roles ?? 0
    const removed = await person(matching)
    await role(null)
    await role(removed.uuid)
    expect((await today(own)).unowned.open_roles).toBe(before + 1)
    await database.pool.query('update users set deleted_date = now() where uuid = $1', [removed.uuid])
    expect((await today(own)).unowned.open_roles).toBe(before + 2)
    expect(await listed(own, '/project/matching?unowned=true')).toBe(before + 2)
  })

  it('bring what the client asks about a candidate, and the interviews of the day', async () => {
    const own = await person(matching)
    const about = await role(own.uuid)
    const { uuid } = await addCandidateRow(database, about, { stage: 'presented' })
    await addCandidateRow(database, about, { stage: 'presented' })
    await database.pool.query(
      `update match_candidates set client_answer = 'question', client_note = 'Do they know Xero?', client_answered_date = $2
       where uuid = $1`,
      [uuid, friday],
    )
    expect((await today(own)).yours.questions).toMatchObject({
      count: 1,
      lines: [{ page_uuid: about.project_uuid, next_step: 'Do they know Xero?' }],
    })
    expect(await listed(own, '/project/matching?mine=true&asked=true')).toBe(1)
    expect((await today(await person(matching))).yours.questions?.count).toBe(0)
    // Eleven at night in Vancouver, the next day in Toronto.
    const { rows } = await database.pool.query<{ uuid: string }>(
      `insert into meetings (kind, invitee_name, invitee_email, start_at, end_at, timezone, source, created_date)
       values ('interview', 'Fiona', 'fiona@example.test', '2026-11-21T06:00:00Z', '2026-11-21T06:30:00Z', 'America/Vancouver', 'own', now())
       returning uuid`,
    )
    await database.pool.query('update match_candidates set meeting_uuid = $2 where uuid = $1', [uuid, rows[0]?.uuid])
    const interviews = async (zone: string) => (await today(own, `?timezone=${zone}`)).yours.interviews?.count
    expect([await interviews('America/Vancouver'), await interviews('America/Toronto')]).toEqual([1, 0])
    await database.pool.query(`update meetings set status = 'cancelled' where uuid = $1`, [rows[0]?.uuid])
    expect(await interviews('America/Vancouver')).toBe(0)
  })
})

describe('what waits for a second person', () => {
  it('are adjustments that someone else proposed and changed last, of each kind', async () => {
    const [own, other] = [await person(finance), await person(finance)]
    const { project_uuid, virtualassistant_uuid } = await subscription({ company: 'Birch Foods' })
    const propose = (by: string) =>
      addAdjustment(database, adjustmentOf({ project_uuid }), { proposed_by: by, at: new Date('2026-11-12T10:00:00Z') })
    const theirs = await propose(other.uuid)
    await propose(own.uuid)
    await addAdjustment(database, adjustmentOf({ virtualassistant_uuid }), { proposed_by: other.uuid })
    const { yours } = await today(own)
    expect(yours.invoice_adjustments).toMatchObject({
      count: 1,
      lines: [{ title: 'Birch Foods', about: other.full_name, amount: { currency: 'cad', amount_cents: -2_000 } }],
    })
    expect(yours.bill_adjustments?.count).toBe(1)
    expect(await listed(own, '/adjustments?kind=client&waits_for_me=true')).toBe(1)
    await database.pool.query('update adjustments set edited_by = $2 where uuid = $1', [theirs, own.uuid])
    expect((await today(own)).yours.invoice_adjustments?.count).toBe(0)
    expect((await today(other)).yours.invoice_adjustments?.count).toBe(1)
    const viewer = await person(['admin', 'admin_finance.view'])
    expect(await listed(viewer, '/adjustments?kind=client&waits_for_me=true')).toBe(0)
  })

  it('are refunds by transfer or cheque that someone else recorded, until they are approved', async () => {
    const [own, other] = [await person(finance), await person(finance)]
    const { project_uuid } = await subscription({ company: 'Cedar Shop' })
    const { rows } = await database.pool.query<{ uuid: string; client_uuid: string }>(
      `insert into manual_refunds (client_uuid, currency, amount_cents, method, paid_date, reference, reason, state, proposed_by,
         created_date, idempotency_key, request_hash)
       select client_uuid, 'cad', 20000, 'transfer', '2026-11-19', 'EFT 4711', 'You asked for it back', 'proposed', $2, $3, 'the key of it', sha256('')
       from projects where uuid = $1 returning uuid, client_uuid`,
      [project_uuid, other.uuid, friday],
    )
    expect((await today(own)).yours.manual_refunds).toMatchObject({
      count: 1,
      lines: [
        {
          page_uuid: rows[0]?.client_uuid,
          title: 'Cedar Shop',
          about: other.full_name,
          next_step: 'You asked for it back',
          amount: { currency: 'cad', amount_cents: 20_000 },
        },
      ],
    })
    expect((await today(other)).yours.manual_refunds?.count).toBe(0)
    expect((await today(await person(['admin', 'admin_finance.view']))).yours.manual_refunds).toBeNull()
    await database.kysely
      .insertInto('finance_access_changes')
      .values({ user_uuid: own.uuid, kind: 'password_reset', changed_by: own.uuid, changed_date: friday })
      .execute()
    expect((await today(own)).yours.manual_refunds?.count).toBe(0)
    await database.pool.query(
      `update manual_refunds set state = 'void', void_reason = 'x', voided_by = $2, voided_day = $3 where uuid = $1`,
      [rows[0]?.uuid, own.uuid, '2026-11-20'],
    )
    expect((await today(await person(finance))).yours.manual_refunds?.count).toBe(0)
  })

  it('is a payout that someone else put together, until its day and beyond', async () => {
    const [own, other] = [await person(finance), await person(finance)]
    const { virtualassistant_uuid } = await subscription()
    await addBill(database, { virtualassistant_uuid, by: other.uuid, posted: true })
    await database.pool.query(
      `with bill as (select * from va_bills where status = 'posted' limit 1), payout as (
         insert into payouts (currency, payment_date, state, total_cents, made_by, made_date, idempotency_key, request_hash)
         select currency, '2026-11-20', 'made', total_cents, $1, $2, 'a key', ''::bytea from bill returning uuid)
       insert into payout_lines (payout_uuid, bill_uuid, position, amount_cents, account_version, last_digits, state)
       select payout.uuid, bill.uuid, 1, total_cents, 1, '123', 'waiting' from payout, bill`,
      [other.uuid, friday],
    )
    expect((await today(own)).yours.payouts).toMatchObject({
      count: 1,
      due_today: 1,
      lines: [{ title: other.full_name }],
    })
    expect(await listed(own, '/payouts?waits_for_me=true')).toBe(1)
    expect((await today(other)).yours.payouts?.count).toBe(0)
    expect(await listed(other, '/payouts?waits_for_me=true')).toBe(0)
  })
})

describe('threads', () => {
  let position = 0
  const say = (discussion_uuid: string, sender_uuid: string, created_date = friday) =>
    database.kysely
      .insertInto('messages')
      .values({
        uuid: randomUUID(),
        discussion_uuid,
        position: ++position,
        change: position,
        sender_uuid,
        body: 'Hello',
        created_date,
      })
      .execute()
  const read = (discussion_uuid: string, user_uuid: string) =>
    database.pool.query('update discussion_people set read_until = $3 where discussion_uuid = $1 and user_uuid = $2', [
      discussion_uuid,
      user_uuid,
      position,
    ])

  it('to our team wait until one of us has answered, also once they are read, and not while muted or closed', async () => {
    const [own, colleague] = [await person(['admin']), await person(['admin'])]
    const client = await addPerson(database, { permissions: ['client'] })
    const uuid = await thread('support', [client.uuid, own.uuid, colleague.uuid])
    const count = async (who = own) => {
      const found = (await today(who)).yours.discussions?.count
      expect(await listed(who, '/discussions?waits_for_me=true')).toBe(found)
      return found
    }
    expect(await count()).toBe(0)
    await say(uuid, client.uuid)
    await read(uuid, own.uuid)
    expect([await count(), await count(colleague)]).toEqual([1, 1])
    await database.pool.query('update discussion_people set muted = true where user_uuid = $1', [colleague.uuid])
    expect([await count(), await count(colleague)]).toEqual([1, 0])
    await database.pool.query(`update discussions set status = 'closed' where uuid = $1`, [uuid])
    expect(await count()).toBe(0)
    await database.pool.query(`update discussions set status = 'open' where uuid = $1`, [uuid])
    await say(uuid, colleague.uuid)
    expect(await count()).toBe(0)
    expect((await today(await person(['admin']))).yours.discussions?.count).toBe(0)
  })

  it('of a subscription wait for whoever joined only while there is news', async () => {
    const own = await person(['admin'])
    const { project_uuid, contact } = await subscription()
    const { rows } = await database.pool.query<{ uuid: string }>(
      'select uuid from discussions where project_uuid = $1',
      [project_uuid],
    )
    const uuid = rows[0]?.uuid ?? ''
    await say(uuid, contact)
    const count = async () => (await today(own)).yours.discussions?.count
    expect(await count()).toBe(0)
    await database.kysely
      .insertInto('discussion_people')
      .values({ discussion_uuid: uuid, user_uuid: own.uuid, joined_date: friday })
      .execute()
    expect(await count()).toBe(1)
    await read(uuid, own.uuid)
    expect(await count()).toBe(0)
  })
})

it('are applicants who have done everything, and appointments that nobody has said how they went', async () => {
  const own = await person(['admin', 'admin_virtualassistant.view'])
  const before = (await today(own)).unowned
  const { uuid: virtualassistant_uuid } = await addAssistant(database, { state: 'applicant' })
  const application_uuid = await addApplication(database, { virtualassistant_uuid, state: 'onboarding' })
  const done = (step: 'profile' | 'scheduleonboarding' | 'contract' | 'courses') =>
    database.kysely.insertInto('application_steps').values({ application_uuid, step, done_date: friday }).execute()
  for (const step of ['profile', 'scheduleonboarding', 'contract'] as const) await done(step)
  await database.kysely
    .insertInto('meetings')
    .values({
      kind: 'applicant_onboarding',
      application_uuid,
      invitee_name: 'Robin Q.',
      invitee_email: 'robin@example.test',
      start_at: new Date(friday.getTime() + 1_800_000),
      end_at: new Date(friday.getTime() + 3_600_000),
      timezone: 'America/Toronto',
      source: 'own',
      created_date: friday,
    })
    .execute()
  expect((await today(own)).unowned).toEqual(before)
  await done('courses')
  clock.set(new Date(friday.getTime() + 1_800_000))
  expect((await today(own)).unowned).toMatchObject({
    ready_applicants: (before.ready_applicants ?? 0) + 1,
    appointments: (before.appointments ?? 0) + 1,
  })
  expect((await today(await person(['admin']))).unowned).toMatchObject({ ready_applicants: null, appointments: null })
  // Once they are accepted they wait for nobody.
  await database.pool.query(`update applications set state = 'accepted' where uuid = $1`, [application_uuid])
  expect((await today(own)).unowned.ready_applicants).toBe(before.ready_applicants)
})
