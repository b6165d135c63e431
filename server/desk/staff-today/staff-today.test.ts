import { beforeEach, describe, expect, it } from 'vitest'
import { addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addInvitation } from '../../testing/rows/add-invitation.ts'
import { addRequirements } from '../../testing/rows/add-requirements.ts'
import { addTask } from '../../testing/rows/add-task.ts'
import { friday, staffTodaySuite } from '../../testing/staff-today-suite.ts'

const { alert, clock, database, followUp, listed, person, setHealth, subscription, today } = await staffTodaySuite()
const projectStaff = ['admin', 'admin_project.view', 'admin_project.edit'] as const
const query = (zone: string) => `?timezone=${encodeURIComponent(zone)}`

beforeEach(() => clock.set(friday))

/** An assistant may leave: who speaks with them, and when next. */
async function follow(owner_uuid: string | null, next_contact: string | null): Promise<string> {
  const { uuid } = await addAssistant(database, {})
  await database.kysely
    .insertInto('retention_cases')
    .values({
      virtualassistant_uuid: uuid,
      kind: 'risk',
      reason_code: 'pay',
      owner_uuid,
      next_contact,
      opened_date: friday,
    })
    .execute()
  return uuid
}

describe('whose day it is', () => {
  it('a step that is due today is overdue from midnight on, by the clock that is given', async () => {
    const own = await person(projectStaff)
    const { project_uuid } = await subscription()
    await setHealth(project_uuid, 'amber')
    await followUp(project_uuid, own.uuid, { due_date: '2026-11-20' })
    // British Columbia doesn’t turn its clocks back any more: seven hours behind, in November too.
    clock.set(new Date('2026-11-21T06:59:59Z'))
    expect(await today(own, query('America/Vancouver'))).toMatchObject({
      today: '2026-11-20',
      yours: { health: { count: 1, overdue: 0, due_today: 1 } },
    })
    clock.set(new Date('2026-11-21T07:00:00Z'))
    expect(await today(own, query('America/Vancouver'))).toMatchObject({
      today: '2026-11-21',
      yours: { health: { count: 1, overdue: 1, due_today: 0 } },
    })
  })

  it('without a clock of ours it is the account’s, and then the office’s', async () => {
    const own = await person(projectStaff)
    clock.set(new Date('2026-11-21T04:59:59Z'))
    expect((await today(own, query('Nowhere/At_All'))).today).toBe('2026-11-20')
    await database.pool.query(`update users set timezone = 'America/St_Johns' where uuid = $1`, [own.uuid])
    expect((await today(own)).today).toBe('2026-11-21')
  })
})

describe('what is yours', () => {
  it('comes overdue first, then due today, then by day, and what has no day last; five are shown and all are counted', async () => {
    const own = await person(projectStaff)
    const days = ['2026-11-25', undefined, '2026-11-20', '2026-11-18', '2026-11-19', '2026-12-01', undefined]
    for (const [at, due_date] of days.entries()) {
      const { project_uuid } = await subscription({ project_name: `Step ${at}` })
      await setHealth(project_uuid, 'red')
      await followUp(project_uuid, own.uuid, due_date === undefined ? {} : { due_date })
    }
    const { health } = (await today(own)).yours
    expect(health).toMatchObject({ count: 7, overdue: 2, due_today: 1 })
    expect(health?.lines.map(({ title }) => title)).toEqual(['Step 3', 'Step 4', 'Step 2', 'Step 0', 'Step 5'])
    expect(health?.lines[0]).toMatchObject({ about: 'Maple Books', next_step: 'Call them', due_date: '2026-11-18' })
    expect(await listed(own, '/project/text-search?searchType=Health%20Check&mine=true')).toBe(7)
  })

  it('is not what someone else looks after, and of a subscription in two lists each sees their own', async () => {
    const [one, other] = [await person(projectStaff), await person(projectStaff)]
    const { project_uuid } = await subscription({ start_date: '2026-11-10' })
    await setHealth(project_uuid, 'amber')
    await followUp(project_uuid, one.uuid, { queue: 'health' })
    await followUp(project_uuid, other.uuid, { queue: 'first_30' })
    const [own, theirs] = [(await today(one)).yours, (await today(other)).yours]
    expect([own.health?.count, own.first_30?.count]).toEqual([1, 0])
    expect([theirs.health?.count, theirs.first_30?.count]).toEqual([0, 1])
    expect(await listed(one, '/project/text-search?searchType=Health%20Check&mine=true')).toBe(1)
    expect(await listed(one, '/project/text-search?searchType=In%20First%2030&mine=true')).toBe(0)
  })

  it('ends with its list: a step of a subscription that does well again, is over, or was removed', async () => {
    const own = await person(projectStaff)
    const count = async () => (await today(own)).yours.health?.count
    const { project_uuid } = await subscription()
    await setHealth(project_uuid, 'amber')
    await followUp(project_uuid, own.uuid)
    expect(await count()).toBe(1)
    await setHealth(project_uuid, 'green')
    expect(await count()).toBe(0)
    await setHealth(project_uuid, 'amber')
    await database.pool.query(`update projects set removed_date = now() where uuid = $1`, [project_uuid])
    expect(await count()).toBe(0)
    await database.pool.query(
      `update projects set removed_date = null, end_date = '2026-11-19', cancelled_date = now() where uuid = $1`,
      [project_uuid],
    )
    expect(await count()).toBe(0)
  })

  it('of the first thirty days is also the first check-in that isn’t done', async () => {
    const own = await person(projectStaff)
    const { project_uuid } = await subscription({ start_date: '2026-11-14' })
    await followUp(project_uuid, own.uuid, { queue: 'first_30', done_days: [1], due_date: '2026-11-30' })
    expect((await today(own)).yours.first_30).toMatchObject({ due_today: 1, lines: [{ due_date: '2026-11-20' }] })
    await database.pool.query(`update project_follow_ups set done_days = '{1, 7}' where project_uuid = $1`, [
      project_uuid,
    ])
    expect((await today(own)).yours.first_30).toMatchObject({ due_today: 0, lines: [{ due_date: '2026-11-27' }] })
    await database.pool.query(`update project_follow_ups set done_days = '{1, 7, 14, 30}' where project_uuid = $1`, [
      project_uuid,
    ])
    expect((await today(own)).yours.first_30).toMatchObject({ lines: [{ due_date: '2026-11-30' }] })
  })

  it('is one’s word on a subscription’s health from two days before it ends to the end of its day', async () => {
    const own = await person(projectStaff)
    const { project_uuid } = await subscription()
    const say = (until: string) =>
      database.pool.query(
        `update project_health set override_level = 'green', override_note = 'On holiday', override_by = $2, override_until = $3
         where project_uuid = $1`,
        [project_uuid, own.uuid, until],
      )
    const words = async () => (await today(own)).yours.health_words
    for (const [until, count] of [
      ['2026-11-23', 0],
      ['2026-11-22', 1],
      ['2026-11-20', 1],
      ['2026-11-19', 0],
    ] as const) {
      await say(until)
      expect([until, (await words())?.count]).toEqual([until, count])
      expect(await listed(own, '/project/text-search?needs=word&mine=true')).toBe(count)
    }
    await say('2026-11-20')
    expect(await words()).toMatchObject({ due_today: 1, lines: [{ next_step: 'On holiday' }] })
    expect((await today(await person(projectStaff))).yours.health_words?.count).toBe(0)
  })

  it('are alerts that are with one until they are resolved, the oldest first', async () => {
    const own = await person(['admin', 'admin_alert.view'])
    await alert({ assigned_to: own.uuid, title: 'Later', created_date: new Date('2026-11-19T10:00:00Z') })
    const first = await alert({
      assigned_to: own.uuid,
      title: 'Sooner',
      created_date: new Date('2026-11-18T10:00:00Z'),
    })
    await alert({ assigned_to: (await person(['admin'])).uuid })
    await alert()
    const { alerts } = (await today(own)).yours
    expect(alerts?.lines.map(({ title }) => title)).toEqual(['Sooner', 'Later'])
    expect(await listed(own, '/alerts?mine=true&open=true')).toBe(2)
    await database.pool.query(`update alerts set status = 'resolved', resolved_date = now() where uuid = $1`, [first])
    expect((await today(own)).yours.alerts?.count).toBe(1)
  })

  it('are one’s tasks that are due, whoever has them besides, and none that is done or due tomorrow', async () => {
    const [one, other] = [await person(['admin']), await person(['admin'])]
    const { project_uuid } = await subscription()
    const task = async (due: string | null, owners: readonly { uuid: string }[]) => {
      const uuid = await addTask(database, project_uuid, `Due ${due}`)
      await database.pool.query('update tasks set due_date = $2, next_due_date = $2 where uuid = $1', [uuid, due])
      for (const owner of owners) {
        await database.pool.query(
          'insert into task_assignments (task_uuid, user_uuid, assigned_date) values ($1, $2, now())',
          [uuid, owner.uuid],
        )
      }
      return uuid
    }
    const late = await task('2026-11-19', [one, other])
    await task('2026-11-20', [one])
    await task('2026-11-21', [one])
    await task(null, [one])
    expect((await today(one)).yours.tasks).toMatchObject({ count: 2, overdue: 1, due_today: 1 })
    expect((await today(other)).yours.tasks).toMatchObject({ count: 1, overdue: 1 })
    expect(await listed(one, '/project/task?mine=true&to=2026-11-20')).toBe(2)
    await database.pool.query('update tasks set completed_date = now(), percent_complete = 100 where uuid = $1', [late])
    expect((await today(one)).yours.tasks).toMatchObject({ count: 1, overdue: 0 })
  })

  it('are the welcome briefs and the unanswered invitations of clients one looks after', async () => {
    const [own, other] = [await person(projectStaff), await person(projectStaff)]
    const { project_uuid, client_uuid, contact } = await subscription({ company: 'Birch Foods' })
    await database.kysely
      .insertInto('people_relationships')
      .values({ client_uuid, user_uuid: own.uuid, role: 'csm', source: 'csm', since: friday })
      .execute()
    const about = { project_uuid, user_uuid: contact, answers: {}, at: friday }
    await addRequirements(database, { ...about, version: 1, status: 'submitted' })
    await addInvitation(database, {
      client_uuid,
      created_by: contact,
      virtualassistant_uuid: (await addAssistant(database, {})).uuid,
      asked_date: new Date('2026-11-17T10:00:00Z'),
    })
    expect((await today(own)).yours).toMatchObject({
      briefs: { count: 1, lines: [{ about: 'Birch Foods', since: friday.toISOString() }] },
      invitations: { count: 1, lines: [{ since: '2026-11-17T10:00:00.000Z' }] },
    })
    expect(await listed(own, '/project/text-search?needs=brief&mine=true')).toBe(1)
    expect(await listed(own, '/project/text-search?unanswered=true&mine=true')).toBe(1)
    expect((await today(other)).yours).toMatchObject({ briefs: { count: 0 }, invitations: { count: 0 } })
    await database.pool.query(
      `update project_requirements set status = 'reviewed', reviewed_by = $2, reviewed_date = now() where project_uuid = $1`,
      [project_uuid, own.uuid],
    )
    expect((await today(own)).yours.briefs?.count).toBe(0)
  })

  it('are assistants who may leave and are spoken with by one, by the day of that', async () => {
    const own = await person(['admin', 'admin_virtualassistant.view'])
    const late = await follow(own.uuid, '2026-11-19')
    await follow(own.uuid, '2026-11-20')
    await follow((await person(['admin'])).uuid, '2026-11-19')
    await follow(null, null)
    const { yours, unowned } = await today(own)
    expect(yours.retention_cases).toMatchObject({
      count: 2,
      overdue: 1,
      due_today: 1,
      lines: [{ page_uuid: late }, {}],
    })
    expect(unowned.retention_cases).toBe(1)
    expect(await listed(own, '/virtualassistants/retention?mine=true&state=open')).toBe(2)
    expect(await listed(own, '/virtualassistants/retention?unowned=true&state=open')).toBe(1)
  })
})

describe('what nobody has taken', () => {
  it('are alerts and steps without an owner, and those of someone who may not see to them any more', async () => {
    const own = await person([...projectStaff, 'admin_alert.view'])
    const before = await today(own)
    const removed = await person(projectStaff)
    await alert()
    for (const owner of [null, removed.uuid, own.uuid]) {
      const { project_uuid } = await subscription()
      await database.pool.query('update project_health set review_since = now() where project_uuid = $1', [
        project_uuid,
      ])
      await followUp(project_uuid, owner, { queue: 'review' })
    }
    const count = async () => {
      const { unowned } = await today(own)
      return [
        (unowned.alerts ?? 0) - (before.unowned.alerts ?? 0),
        (unowned.review ?? 0) - (before.unowned.review ?? 0),
      ]
    }
    expect(await count()).toEqual([1, 1])
    await database.pool.query(`update users set permissions = '{admin,admin_project.view}' where uuid = $1`, [
      removed.uuid,
    ])
    expect(await count()).toEqual([1, 2])
    const { unowned } = await today(own)
    expect(await listed(own, '/project/text-search?searchType=Requiring%20Review&unowned=true')).toBe(unowned.review)
    expect(await listed(own, '/alerts?status=new')).toBe(unowned.alerts)
  })
})

describe('what a permission opens', () => {
  it('is null without it, rows and counts alike', async () => {
    const { yours, unowned, at_risk } = await today(await person(['admin']))
    const { tasks, discussions, ...closed } = yours
    expect([tasks?.count, discussions?.count]).toEqual([0, 0])
    expect(new Set(Object.values(closed))).toEqual(new Set([null]))
    expect(new Set(Object.values(unowned))).toEqual(new Set([null]))
    expect(at_risk).toBeNull()
  })

  it('closes as soon as it is taken away', async () => {
    const own = await person([...projectStaff, 'admin_alert.view'])
    await alert({ assigned_to: own.uuid })
    expect((await today(own)).yours.alerts?.count).toBe(1)
    await database.pool.query(`update users set permissions = '{admin,admin_project.view}' where uuid = $1`, [own.uuid])
    const left = await today({ ...own, token: await addSession(database, clock, own.uuid) })
    expect([left.yours.alerts, left.unowned.alerts]).toEqual([null, null])
  })

  it('shows what may be seen of finance, and what waits for approval only to those who may approve', async () => {
    const { yours, at_risk } = await today(await person(['admin', 'admin_finance.view', 'admin_project.view']))
    expect([yours.payouts, yours.invoice_adjustments, yours.bill_adjustments]).toEqual([null, null, null])
    expect(at_risk).not.toBeNull()
    for (const only of ['admin_finance.view', 'admin_project.view'] as const) {
      expect((await today(await person(['admin', only]))).at_risk).toBeNull()
    }
  })
})
